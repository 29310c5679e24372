import { messageOf } from './format.ts';
import type { Diagnostic } from './report.ts';

/**
 * Formats problems as a log for code scanners and editors (SARIF 2.1.0, docs.oasis-open.org/sarif/sarif/v2.1.0). A fix that says exactly
 * what to write comes with its replacement.
 */
export function formatSarif(problems: readonly Diagnostic[], version: string): string {
  const rules = [...new Set(problems.map(({ code }) => code))].map((id) => ({ id }));
  const driver = { name: 'site', version, rules };
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results: problems.map(resultOf) }],
  });
}

function resultOf(problem: Diagnostic): object {
  const { code, severity } = problem;
  const { what, why, fix, replacement } = messageOf(problem);
  const { artifactLocation, region } = locationOf(problem);
  const change = { deletedRegion: region, insertedContent: { text: replacement } };
  return {
    ruleId: code,
    level: severity,
    message: { text: `${what} ${why} ${fix}` },
    locations: [{ physicalLocation: { artifactLocation, ...(region && { region }) } }],
    ...(region &&
      replacement !== undefined && {
        fixes: [
          { description: { text: fix }, artifactChanges: [{ artifactLocation, replacements: [change] }] },
        ],
      }),
  };
}

/** Returns the file of a problem as a relative reference (RFC 3986), and the underlined letters. */
function locationOf({ place: { file, line, column, length } }: Diagnostic) {
  const uri = file.split('/').map(encodeURIComponent).join('/');
  const region =
    line === undefined
      ? undefined
      : {
          startLine: line,
          ...(column !== undefined && { startColumn: column }),
          ...(column !== undefined && length !== undefined && { endColumn: column + length }),
        };
  return { artifactLocation: { uri }, region };
}
