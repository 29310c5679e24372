// Damages the caches of a build in each way, one entry of every kind at a time, and builds again: the site must be the same
// byte for byte, nothing may be said, and the entry must be whole again. `--rounds N` (50), `--seed N`.
import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { seeded } from '../support/random.mjs';
import {
  conclude,
  copyTool,
  digestOfFolder,
  filesOf,
  numberOption,
  siteOf,
  startBuild,
} from './support/tool-copy.mjs';

const rounds = numberOption('rounds', 50);
const random = seeded(numberOption('seed', 1));
const pick = (list) => list[Math.floor(random() * list.length)];

/** Records have the times of files, and results a name of their own each time, so they are never the same again. */
const neverTheSame = /\.record$|results\/[0-9a-f]{32}$/;

/** The kinds of entries, by the folder and the name of their files. */
const kinds = {
  'brotli texts': ['compressed', /\.br$/],
  'gzip texts': ['compressed', /\.gz$/],
  pictures: ['pictures', /[0-9A-F]{64}$/],
  'image facts': ['pictures', /\.json$/],
  'compiled files': ['tool', /\.js$/],
  'source maps': ['tool', /\.map$/],
  'records of compiled files': ['tool', /\.record$/],
  'results of earlier builds': ['results', /[0-9a-f]{32}$/],
};

/** What is done to the file of an entry; `other` is the file of another entry of its kind. */
const damages = {
  garbled: (file) => {
    const bytes = readFileSync(file);
    const at = Math.floor(random() * bytes.length);
    bytes[at] ^= 1 + Math.floor(random() * 255);
    writeFileSync(file, bytes);
  },
  cut: (file) => truncateSync(file, Math.floor(random() * readFileSync(file).length)),
  emptied: (file) => truncateSync(file, 0),
  swapped: (file, other) => {
    const [mine, its] = [readFileSync(file), readFileSync(other)];
    writeFileSync(file, its);
    writeFileSync(other, mine);
  },
};

const tool = copyTool();
const failures = [];
for (const colour of ['red', 'green']) await addPicture(colour);
await build();
// What was compiled just now is checked and noted at the next start.
await build();
const whole = digestOfFolder(join(tool, 'dist'));
const entries = new Map(
  Object.entries(kinds).map(([kind, [folder, name]]) => [
    kind,
    cachesNamed(folder)
      .flatMap(filesOf)
      .filter((file) => name.test(file)),
  ]),
);
for (const [kind, files] of entries) if (files.length === 0) failures.push(`no ${kind} were kept`);
for (let round = 1; round <= rounds; round += 1)
  for (const damage of Object.keys(damages)) await tryDamage(damage, round);

conclude(`${rounds} × ${entries.size} kinds of entries ${Object.keys(damages).join(', ')}`, failures);

/** The folders of this name in the caches of the tool and of the site. */
function cachesNamed(folder) {
  return [tool, siteOf(tool)].map((owner) => join(owner, '.cache', folder)).filter(existsSync);
}

/** Pictures of the content have entries of their own. */
async function addPicture(background) {
  const folder = join(siteOf(tool), 'content/media/pictures');
  mkdirSync(folder, { recursive: true });
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  await picture.toFile(join(folder, `${background}.png`));
}

/** Builds although nothing may have changed: the output is gone. */
async function build() {
  rmSync(join(tool, 'dist'), { recursive: true, force: true });
  const { code, said } = await startBuild(tool).ended;
  if (code !== 0 || said !== '') failures.push(`a build ended with ${code}: ${said.slice(0, 300)}`);
}

async function tryDamage(damage, round) {
  const before = new Map();
  for (const files of entries.values()) {
    const file = pick(files);
    const other = pick(files.filter((one) => one !== file)) ?? file;
    for (const one of [file, other]) before.set(one, readFileSync(one));
    damages[damage](file, other);
  }
  await build();
  if (digestOfFolder(join(tool, 'dist')) !== whole) failures.push(`round ${round}, ${damage}: another site`);
  for (const [file, bytes] of before)
    if (!neverTheSame.test(file) && !(existsSync(file) && readFileSync(file).equals(bytes)))
      failures.push(`round ${round}, ${damage}: ${basename(file)} is not whole again`);
}
