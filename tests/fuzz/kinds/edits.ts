import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planSite } from '../../../src/build.ts';
import { createConfig } from '../../../src/config.ts';
import { newPage, removePage, renamePage } from '../../../src/content/edit/index.ts';
import { applyFixes } from '../../../src/content/fix.ts';
import type { Diagnostic } from '../../../src/diagnostics/index.ts';
import { site } from '../../sites/tiny/templates/site.ts';
import { change } from '../../support/content-edits.ts';
import { untidyWool } from '../../support/tiny-pages.ts';
import { hostileNames } from '../hostile.ts';
import { type Findings, type Kind, kind } from '../kind.ts';
import { mutateText } from '../mutate.ts';
import type { Random } from '../random.ts';

/** A command that changes content, or damage that `validate --fix` is then to mend. */
type Step =
  | { does: 'new' | 'rename' | 'remove'; page: string; other: string; slug?: string }
  | { does: 'damage'; file: string; text: string };

const tiny = 'tests/sites/tiny';

/** Names that pages have or may get, and some that they may not. */
const names = [
  'wool',
  'home',
  'yarn',
  'sheep',
  'wool/dyed',
  'a',
  '/en/wool',
  'en/wool.md',
  '',
  '..',
  'ui',
  'Ull',
];

const slips = [
  ['title:', 'titel:'],
  ['“', '"'],
  ['page:home', 'page:hoem'],
  [': ', ':'],
  ['slug: ', 'slug: É'],
  ['note', 'nota'],
];

/** Commands in any order on the content of the tiny site, some of whose files are written untidily. */
export const edits: Kind = kind<readonly Step[]>('edits', 1, (folder) => {
  const texts = originals();
  return {
    make: (random) => Array.from({ length: 1 + random.int(4) }, () => stepOf(random, texts)),
    check: (steps) => checkSteps(steps, texts, folder),
    show: (steps) => JSON.stringify(steps),
    *smaller(steps) {
      for (const at of steps.keys()) yield steps.filter((_, own) => own !== at);
    },
  };
});

/** The content as it is before the first command, by path. */
function originals(): Map<string, string> {
  const texts = filesBelow(join(tiny, 'content'));
  const commented = [...texts].map(([path, text]): [string, string] =>
    path.endsWith('.yaml') ? [path, `# Kept: ${path}\n${text}# The end.\n`] : [path, text],
  );
  return new Map([...commented, ['en/wool.md', untidyWool]]);
}

function filesBelow(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), readFileSync(path, 'utf8')];
    }),
  );
}

function stepOf(random: Random, texts: ReadonlyMap<string, string>): Step {
  const name = () => (random.once(8) ? random.pick(hostileNames) : random.pick(names));
  if (random.once(3)) {
    const file = random.pick([...texts.keys()].filter((path) => /\.(?:md|yaml)$/.test(path)));
    const text = texts.get(file) ?? '';
    const [from = '', to = ''] = random.pick(slips);
    return { does: 'damage', file, text: random.once(4) ? mutateText(text, random) : text.replace(from, to) };
  }
  const does = random.pick(['new', 'rename', 'rename', 'remove'] as const);
  return { does, page: name(), other: name(), ...(random.once(3) && { slug: name() }) };
}

async function checkSteps(
  steps: readonly Step[],
  texts: ReadonlyMap<string, string>,
  folder: string,
): Promise<Findings> {
  const content = join(folder, 'content');
  rmSync(content, { recursive: true, force: true });
  cpSync(join(tiny, 'content'), content, { recursive: true });
  for (const [path, text] of texts) write(join(content, path), text);
  const findings: string[] = [];
  for (const step of steps) {
    const before = filesBelow(content);
    if (step.does === 'damage') findings.push(...damageAndFix(step, folder));
    else findings.push(...(await checkCommand(step, before, folder)));
  }
  return findings;
}

const configIn = (cwd: string) =>
  createConfig(
    {},
    {
      ...{ site, toolDir: process.cwd(), siteDir: join(process.cwd(), tiny), cwd },
      now: new Date('2026-11-21'),
    },
  );

const errorsIn = (folder: string): Diagnostic[] =>
  planSite(configIn(folder))
    .report.sorted()
    .filter(({ severity }) => severity === 'error');

/** Damages a file, applies all fixes, and puts the file back. A fix must change the underlined letters and nothing else. */
function damageAndFix({ file, text }: Extract<Step, { does: 'damage' }>, folder: string): Findings {
  const content = join(folder, 'content');
  const path = join(content, file);
  const kept = filesBelow(content);
  write(path, text);
  const damaged = filesBelow(content);
  const applied = applyFixes(planSite(configIn(folder)).report.sorted(), configIn(folder));
  const mended = filesBelow(content);
  const findings = [...damaged].flatMap(([name, own]) => {
    const fixes = applied.filter(({ problem }) => problem.place.file === `content/${name}`);
    const lines = new Set(fixes.map(({ problem }) => problem.place.line));
    const [was, is] = [own, mended.get(name) ?? ''].map((one) => one.split('\n'));
    const other = was?.findIndex((line, at) => line !== is?.[at] && !lines.has(at + 1)) ?? -1;
    return other >= 0 || was?.length !== is?.length ? [`--fix changes line ${other + 1} of ${name}`] : [];
  });
  for (const [name, own] of kept) write(join(content, name), own);
  // A command may have moved the file, which is then another one.
  for (const name of damaged.keys()) if (!kept.has(name)) rmSync(join(content, name));
  return findings;
}

/** Runs a command: a refused one changes nothing, another keeps comments and leaves no error that was not there. */
async function checkCommand(
  { does, page, other, slug }: Exclude<Step, { does: 'damage' }>,
  before: ReadonlyMap<string, string>,
  folder: string,
): Promise<Findings> {
  const slugs = new Map(slug === undefined ? [] : [['en', slug]]);
  const { plan, refused, problems } = await change(configIn(folder), (written, config) => {
    if (does === 'new') return newPage({ kind: 'note', name: page, titles: slugs }, written, config);
    if (does === 'rename') return renamePage({ page, name: other, slugs }, written, config);
    return removePage({ page, to: other === '' ? undefined : other }, written, config);
  });
  const after = filesBelow(join(folder, 'content'));
  const isSame = after.size === before.size && [...before].every(([path, text]) => after.get(path) === text);
  if (refused !== undefined) return isSame ? [] : [`${does} was refused and changes files: ${refused}`];
  if (!plan) return [`${does} found errors in content that had none: ${problems.join()}`];
  const isWritten = !isSame || plan.changes.length === 0;
  if (!isWritten) return problems.length > 0 ? [] : [`${does} says that it changes files and does not`];
  const errors = errorsIn(folder).map(({ code }) => code);
  const gone = does === 'remove' ? [] : lostComments(before, after);
  return [
    ...errors.map((code) => `after ${does}: ${code}`),
    ...gone.map((comment) => `${does} loses the comment “${comment}”`),
  ];
}

/** The comments that are in no file any more. */
function lostComments(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const all = [...after.values()].join('\n');
  const comments = [...before.values()].flatMap(
    (text) => text.match(/(?<=^|\s)# (?:Kept|The end|the kind|in the|since).*/gm) ?? [],
  );
  return comments.filter((comment) => !all.includes(comment));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
