// Runs one of the measurements and longer proofs: npm run bench -- NAME [OPTION …]. Without a name it lists them.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = import.meta.dirname;
const own = readdirSync(folder).filter((file) => file.endsWith('.mjs') && file !== 'run.mjs');

/** The programs by their names. */
const programs = {
  ...Object.fromEntries(own.map((file) => [basename(file, '.mjs'), file])),
  compare: '../compare-builds.mjs',
  fuzz: '../fuzz/fuzz.mjs',
  grade: '../graders/grade.mjs',
  lighthouse: '../lighthouse/lighthouse.mjs',
};

const [name = '', ...options] = process.argv.slice(2);
if (Object.hasOwn(programs, name)) {
  const { status } = spawnSync(process.execPath, [join(folder, programs[name]), ...options], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  if (name !== '') console.error(`There is no bench “${name}”. There are:`);
  for (const one of Object.keys(programs).toSorted()) console.error(`  ${one.padEnd(16)} ${purposeOf(one)}`);
  process.exitCode = 2;
}

/** Returns the first sentence of the comment at the top of a program. */
function purposeOf(one) {
  const [comment = ''] = /^(?:\/\/ .*\n)+/m.exec(readFileSync(join(folder, programs[one]), 'utf8')) ?? [];
  const [sentence = ''] = comment
    .replaceAll(/^\/\/ +|\n$/gm, '')
    .replaceAll('\n', ' ')
    .split(/(?<=[^.])[.:;](?:\s|$)/);
  return sentence;
}
