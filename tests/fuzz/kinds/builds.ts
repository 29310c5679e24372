import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildResult, buildSite, planSite } from '../../../src/build.ts';
import type { Diagnostic } from '../../../src/diagnostics/index.ts';
import { publish } from '../../../src/publish/index.ts';
import { type ContentCase, normalized, readRealContent } from '../content.ts';
import { htmlFindings } from '../html-findings.ts';
import type { Findings, Kind, Runner } from '../kind.ts';
import { problemFindings } from '../problem-findings.ts';
import type { Random } from '../random.ts';
import { configIn, frozen, pagesOf } from '../real-site.ts';
import { contentCase } from './content.ts';

/** How often a case is made for a file until one is found that is not refused. */
const attempts = 4;

/**
 * Whole sites, built of content in which every other file is changed in a way that is accepted. A build may take longer than
 * the reading of a file.
 */
export const builds: Kind = {
  name: 'builds',
  share: 0.05,
  limitMs: 120_000,
  open: async (folder) => open(folder) as Runner,
};

function open(folder: string): Runner<ContentCase[]> {
  const real = readRealContent(join(folder, 'case'));
  const accepted = (one: ContentCase) =>
    real.tryCase(one).problems.every(({ severity }) => severity !== 'error');
  const make = (random: Random) => {
    const cases = Array.from({ length: real.files.length * attempts }, () => contentCase(real, random));
    const chosen = cases.filter((one) => accepted(one));
    return [...new Map(chosen.map((one) => [one.file, one])).values()];
  };
  return {
    make,
    check: (cases) => checkBuild(cases, join(folder, 'place')),
    show: (cases) =>
      cases.map(({ as, bytes }) => `${as}: ${Buffer.from(bytes).toString('base64')}`).join('\n'),
  };
}

async function checkBuild(cases: readonly ContentCase[], folder: string): Promise<Findings> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const content = join(folder, 'content');
  cpSync(join(frozen, 'content'), content, { recursive: true });
  for (const one of cases) write(content, one);
  restoreRefused(cases, folder);
  const before = digestOf(content);
  const config = configIn(folder);
  const built = await buildSite(config);
  const found = [...problemFindings(built.report.sorted(), textsOf(content))];
  if (built.report.errorCount > 0) return found;
  await publish(built.artifacts, config, built.report);
  const beside = readdirSync(folder).filter((name) => !['content', 'dist'].includes(name));
  if (beside.length > 0) found.push(`writes beside its folder: ${beside}`);
  if (digestOf(content) !== before) found.push('changes the content');
  return [...found, ...(await pagesFindings(built))];
}

async function pagesFindings(built: BuildResult): Promise<Findings> {
  const all = await Promise.all(
    pagesOf(built).map(async ([path, html]) => (await htmlFindings(html)).map((one) => `${path}: ${one}`)),
  );
  return all.flat();
}

function write(content: string, { file, as, bytes }: ContentCase): void {
  if (as !== file) rmSync(join(content, file));
  writeFileSync(join(content, as), bytes);
}

/** Files that are refused in the company of others are put back, and with those that cannot be told apart all of them. */
function restoreRefused(cases: readonly ContentCase[], folder: string): void {
  let left = cases;
  for (let round = 0; left.length > 0 && round < 6; round += 1) {
    const refused = new Set(errorsOf(folder).map(({ place }) => place.file));
    if (refused.size === 0) return;
    const isRefused = ({ as }: ContentCase) => round === 5 || refused.has(`content/${as}`);
    const gone = left.some(isRefused) ? left.filter(isRefused) : left;
    for (const { file, as } of gone) restore(folder, file, as);
    left = left.filter((one) => !gone.includes(one));
  }
}

function restore(folder: string, file: string, as: string): void {
  rmSync(join(folder, 'content', as));
  cpSync(join(frozen, 'content', file), join(folder, 'content', file));
}

function errorsOf(folder: string): Diagnostic[] {
  return planSite(configIn(folder))
    .report.sorted()
    .filter(({ severity }) => severity === 'error');
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function textsOf(content: string): Map<string, string> {
  const texts = filesBelow(content).filter((file) => /\.(?:yaml|md)$/.test(file));
  return new Map(
    texts.map((file) => [`content${file.slice(content.length)}`, normalized(readFileSync(file))]),
  );
}
