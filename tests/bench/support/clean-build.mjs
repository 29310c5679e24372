import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTool, digestOfFolder, digestsOf, filesOf, runSite } from './tool-copy.mjs';

/** What a clean build may find: it is named after what it was made of, and is proved by `npm run bench -- caches`. */
const kept = ['tool', 'pictures', 'compressed'];

const sources = ['content', 'templates'];

/**
 * What builds a site as it is now, in a copy that has nothing of it but its files and the history.
 *
 * @param {string} site the folder of the site, in a repository of its own
 * @param {string} part the same, below the folder of the tool
 * @returns {(options?: { isBare?: boolean }) => Promise<{ said: string, files?: Map<string, string> }>} gives the digests of what was built, or
 *   what is wrong. The same files at the same commit are not built again, unless it `isBare`: without anything kept
 */
export function createCleanBuild(site, part) {
  const tool = copyTool(part);
  const copy = join(tool, part);
  const known = new Map();
  writeFileSync(join(copy, '.git'), `gitdir: ${join(site, '.git')}\n`);
  return async ({ isBare = false } = {}) => {
    for (const name of sources) copyChanges(join(site, name), join(copy, name));
    const key = [commitOf(site), ...sources.map((name) => digestOfFolder(join(copy, name)))].join();
    if (isBare || !known.has(key)) known.set(key, await build(isBare ? ['--no-cache'] : []));
    return known.get(key);
  };

  async function build(options) {
    for (const name of existsSync(join(copy, '.cache')) ? readdirSync(join(copy, '.cache')) : [])
      if (!kept.includes(name)) rmSync(join(copy, '.cache', name), { recursive: true });
    rmSync(join(tool, 'dist'), { recursive: true, force: true });
    const common = ['--site', part, '--quiet', '--out', 'dist'];
    const { code, said } = await runSite(tool, 'build', ...common, ...options);
    return code === 0 ? { said, files: digestsOf(join(tool, 'dist')) } : { said };
  }
}

function copyChanges(from, to) {
  const files = filesOf(from).map((file) => file.slice(from.length));
  const there = filesOf(to).map((file) => file.slice(to.length));
  for (const file of there) if (!files.includes(file)) rmSync(join(to, file));
  for (const file of files)
    if (!there.includes(file) || !readFileSync(join(from, file)).equals(readFileSync(join(to, file))))
      cpSync(join(from, file), join(to, file));
}

/** The commit that is checked out: pages say when they were last changed. */
function commitOf(site) {
  const [, branch] = /^ref: (.+)$/m.exec(readFileSync(join(site, '.git/HEAD'), 'utf8'));
  return readFileSync(join(site, '.git', branch), 'utf8');
}
