import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is saved: a few versions of each file, so that all together are soon known. */
const parts = [
  {
    file: 'content/en/wool.md',
    versions: 3,
    edit: (text, version) => text.replace('is soft', `is soft, as ${version} of us say`),
  },
  {
    file: 'templates/Document.tsx',
    versions: 2,
    edit: (text, version) => text.replace('<body>', `<body data-version="${version}">`),
  },
  {
    file: 'templates/styles/base.css',
    versions: 2,
    edit: (text, version) => `${text}h1 { outline: ${version}px solid; }\n`,
  },
];

/**
 * Saves versions of a text, a template and a style of the tiny site, in a repository of its own, whose history builds ask for.
 *
 * @param {string} site the folder of the site
 * @param {() => number} random numbers from 0 to 1
 */
export function createStates(site, random) {
  const files = parts.map((part) => ({
    ...part,
    path: join(site, part.file),
    original: readFileSync(join(site, part.file), 'utf8'),
    version: 0,
  }));
  const below = (count) => Math.floor(random() * count);
  const write = ({ path, edit, original, version }) => writeFileSync(path, edit(original, version));
  files.forEach(write);
  startHistory(site);
  return {
    /** Saves another version of one file. */
    save() {
      const file = files[below(files.length)];
      file.version = (file.version + 1 + below(file.versions - 1)) % file.versions;
      write(file);
    },
    /** Saves all versions of all files with each other, one after the other. */
    *all(rest = files) {
      const [file, ...others] = rest;
      if (file === undefined) return yield undefined;
      for (const version of Array(file.versions).keys()) {
        file.version = version;
        write(file);
        yield* this.all(others);
      }
    },
    /** Which versions are saved now. */
    now: () => files.map(({ version }) => version).join('-'),
  };
}

function startHistory(site) {
  const git = (...command) => execFileSync('git', ['-C', site, ...command], { stdio: 'pipe' });
  git('init', '--quiet');
  git('add', 'content', 'templates');
  const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@hemja.example'];
  git(...author, 'commit', '--quiet', '-m', 'The tiny site');
}
