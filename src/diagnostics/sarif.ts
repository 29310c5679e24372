import type { Explanation } from './explain.ts';
import { messageOf } from './format.ts';
import { hashLines } from './line-hash.ts';
import type { Place } from './place.ts';
import type { Diagnostic } from './report.ts';
import { sarifRule } from './sarif-rule.ts';

/** What a log for code scanners is made from besides the problems. */
interface Sources {
  /** The version of the tool. */
  version: string;
  /** Explains a problem; undefined for one that a site does not list. */
  explanationOf(code: string): Explanation | undefined;
  /** Reads a file that a problem names; undefined for what is no text. */
  textOf(file: string): string | undefined;
}

/** The folder that relative references begin at, by the name that GitHub gives it. */
const root = '%SRCROOT%';

/**
 * Formats problems as a log for code scanners and editors (SARIF 2.1.0, docs.oasis-open.org/sarif/sarif/v2.1.0), with what GitHub asks for
 * beyond it. A fix that says exactly what to write comes with its replacement.
 */
export function formatSarif(
  problems: readonly Diagnostic[],
  { version, explanationOf, textOf }: Sources,
): string {
  const firsts = new Map<string, Diagnostic>();
  for (const problem of problems) if (!firsts.has(problem.code)) firsts.set(problem.code, problem);
  const rules = [...firsts].map(([code, first]) => sarifRule(first, explanationOf(code)));
  const places = new Map([...firsts.keys()].map((code, at) => [code, at]));
  const fingerprintsOf = createFingerprints(textOf);
  const results = problems.map((problem) => ({
    ...resultOf(problem, places.get(problem.code)),
    ...fingerprintsOf(problem.place),
  }));
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'site', version, rules } },
        originalUriBaseIds: { [root]: { description: { text: 'The folder in which the command was run.' } } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  });
}

function resultOf(problem: Diagnostic, ruleIndex: number | undefined): object {
  const { code, severity, place } = problem;
  const { what, why, fix, replacement } = messageOf(problem);
  const artifactLocation = artifactOf(place);
  const region = regionOf(place);
  const change = { deletedRegion: region, insertedContent: { text: replacement } };
  return {
    ...{ ruleId: code, ruleIndex, level: severity },
    message: { text: plain(`${what} ${why} ${fix}`) },
    locations: [{ physicalLocation: { artifactLocation, region: region ?? wholeFile } }],
    ...(region &&
      replacement !== undefined && {
        fixes: [
          {
            description: { text: plain(fix) },
            artifactChanges: [{ artifactLocation, replacements: [change] }],
          },
        ],
      }),
  };
}

/** GitHub shows no problem without a line: those of a whole file stand at its beginning. */
const wholeFile = { startLine: 1 };

/** The underlined letters, as GitHub wants them: with both ends. */
function regionOf({ line, column, length = 0 }: Place) {
  if (line === undefined) return undefined;
  if (column === undefined) return { startLine: line };
  return { startLine: line, startColumn: column, endLine: line, endColumn: column + length };
}

/** Returns the file of a problem as a reference (RFC 3986): below the folder of the command a relative one. */
function artifactOf({ file }: Place): object {
  const uri = file.split('/').map(encodeURIComponent).join('/');
  if (file.startsWith('/')) return { uri: `file://${uri}` };
  return { uri, uriBaseId: root };
}

/** By these GitHub knows a problem again in another version of the file. */
function createFingerprints(textOf: Sources['textOf']): (place: Place) => object {
  const files = new Map<string, ReturnType<typeof hashLines> | undefined>();
  return ({ file, line = 1 }) => {
    if (!files.has(file)) {
      const text = textOf(file);
      files.set(file, text === undefined ? undefined : hashLines(text));
    }
    const primaryLocationLineHash = files.get(file)?.(line);
    return primaryLocationLineHash === undefined ? {} : { partialFingerprints: { primaryLocationLineHash } };
  };
}

/** Shows a link of Markdown as it is: a message of SARIF may have links of its own. */
const plain = (text: string) => text.replace(/\[(?=[^[\]]*\]\()/g, '\\[');
