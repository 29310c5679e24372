#!/usr/bin/env node
// Gives the program input that is wrong in every way, and looks at what it does. The same seed makes the same cases.
// `--seed N` (today), `--cases N` (2000, over all kinds), `--kind NAME`, `--case N` (one alone), `--seconds N` (at the most).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { runCases } from './watch.mjs';

const root = join(import.meta.dirname, '..', '..');
/** How long a kind may take to get ready, and the search for a smaller input, in milliseconds. */
const limits = { readyMs: 60_000, shrinkMs: 2000 };
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    cases: { type: 'string', default: '2000' },
    kind: { type: 'string' },
    case: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const seed = wholeNumber('seed');
const cases = wholeNumber('cases');

process.chdir(root);
process.env.NODE_ENV = 'production';
const [worker, list] = await compile('worker', 'kinds');
const { kinds } = await import(list);
const chosen = kinds.filter(({ name }) => values.kind === undefined || name === values.kind);
if (chosen.length === 0)
  refuse(`There is no such kind. The kinds are: ${kinds.map(({ name }) => name).join(', ')}.`);
if (values.case !== undefined && values.kind === undefined) refuse('A case is one of a --kind.');

console.log(`fuzz: seed ${seed}`);
const shares = chosen.reduce((sum, { share }) => sum + share, 0);
const seconds = values.seconds === undefined ? Number.POSITIVE_INFINITY : wholeNumber('seconds');
let failures = 0;
for (const kind of chosen) await runKind(kind);
console.log(`fuzz: ${failures} failures`);
process.exitCode = failures > 0 ? 1 : 0;

async function runKind({ name, share, limitMs }) {
  const only = values.case === undefined ? undefined : wholeNumber('case');
  const from = only ?? 0;
  const to = only === undefined ? Math.max(1, Math.round((cases * share) / shares)) : only + 1;
  const begun = Date.now();
  const forMs = (seconds * 1000) / chosen.length;
  let found = 0;
  const run = await runCases(worker, { ...limits, kind: name, limitMs, seed, from, to, forMs }, (failure) => {
    found += 1;
    tell(name, failure);
  });
  failures += found;
  console.log(`  ${name}: ${run} cases, ${((Date.now() - begun) / 1000).toFixed(1)} s, ${found} failures`);
}

function tell(kind, { number, findings, input }) {
  console.error(`✖ ${kind}, seed ${seed}, case ${number}:\n    ${findings.join('\n    ')}`);
  if (input.length <= 2000) console.error(`    input: ${input}`);
  else {
    const file = join(root, '.cache', 'fuzz', `${kind}-${seed}-${number}.txt`);
    writeFileSync(file, input);
    console.error(`    input: ${file}`);
  }
  console.error(`    again: npm run bench -- fuzz --seed ${seed} --kind ${kind} --case ${number}`);
}

/** Compiles programs of this folder to where they find the packages; gives their paths. */
async function compile(...names) {
  const outdir = join(root, '.cache', 'fuzz');
  await build({
    entryPoints: names.map((name) => join(import.meta.dirname, `${name}.ts`)),
    outdir,
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20.19' },
    ...{ packages: 'external', jsx: 'automatic', sourcemap: 'inline', logLevel: 'warning' },
    outExtension: { '.js': '.mjs' },
  });
  return names.map((name) => join(outdir, `${name}.mjs`));
}

function wholeNumber(name) {
  const text = values[name] ?? '';
  if (!/^\d{1,9}$/.test(text)) refuse(`--${name} is a whole number.`);
  return Number(text);
}

function refuse(line) {
  console.error(line);
  process.exit(2);
}
