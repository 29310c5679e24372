import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from './tool-copy.mjs';

/**
 * What edits a site at random, in a repository of its own with two branches that differ.
 *
 * @param {string} site the folder of the site
 * @param {() => number} random numbers from 0 to 1
 * @returns {() => string} does one edit and says of which kind it was
 */
export function createEditor(site, random) {
  const tools = createTools(site, random);
  const edits = {
    ...editsOfTexts(tools),
    ...editsOfFiles(tools),
    ...editsOfCode(tools),
    ...editsOfHistory(tools),
    ...editsOfCaches(tools),
  };
  startHistory(tools, () => {
    for (const kind of ['a word', 'a line more', 'a style', 'a comment in code']) edits[kind]();
  });
  let next;
  return () => {
    // What is broken is mended soon, so that most sites can be built.
    let kind = next ?? (random() < 0.3 ? 'all as it was' : tools.one(Object.keys(edits)));
    next = undefined;
    // A branch is left when all is committed, which is an edit of its own: `dev` may show what was so between the two.
    if (kind === 'the other branch' && tools.hasChanged()) [kind, next] = ['a commit', kind];
    edits[kind]();
    return kind;
  };
}

function createTools(site, random) {
  const below = (folder, pattern) => filesOf(join(site, folder)).filter((path) => pattern.test(path));
  // After many deletions there may be no file of the kind.
  const change = (path, edit) => path && writeFileSync(path, edit(readFileSync(path, 'utf8')));
  const git = (...command) =>
    execFileSync('git', ['-C', site, '-c', 'gc.auto=0', ...command], { stdio: 'pipe', encoding: 'utf8' });
  return {
    ...{ site, below, change, git },
    one: (list) => list[Math.floor(random() * list.length)],
    at: (list) => Math.floor(random() * list.length),
    number: () => Math.floor(random() * 1e6),
    texts: () => below('content', /content\/(?!media\/).*\/(?!README)[^/]*\.(?:md|yaml)$/),
    hasChanged: () => git('status', '--porcelain', '--untracked-files=no') !== '',
    commit: () => git('commit', '--quiet', '--all', '--allow-empty', '-m', 'edits'),
  };
}

/** The words that a key or a paragraph begins with, but for the last. */
const words = /(?<=(?:: |^)"?)\p{L}{4,}(?= )/gmu;

function editsOfTexts({ texts, change, one, at, number }) {
  const lines = (path, edit) => change(path, (text) => edit(text.split('\n')).join('\n'));
  return {
    'a word': (path = one(texts())) =>
      change(path, (text) => {
        const { index = 0, 0: word = '' } = one([...text.matchAll(words)]) ?? {};
        return `${text.slice(0, index)}Orð${number()}${text.slice(index + word.length)}`;
      }),
    'a line more': (path = one(texts().filter((file) => file.endsWith('.md')))) =>
      change(path, (text) => `${text}\nNý lína ${number()}.\n`),
    'a line twice': (path = one(texts())) =>
      lines(path, (all) => all.flatMap((line, n) => (n === 3 ? [line, line] : [line]))),
    'a line less': (path = one(texts())) => lines(path, (all) => all.toSpliced(at(all), 1)),
    'two lines in the other order': (path = one(texts())) =>
      lines(path, (all) => {
        const place = at(all);
        return all.toSpliced(place, 2, ...all.slice(place, place + 2).reverse());
      }),
    'an address': (path = one(texts().filter((file) => /^slug: \S/m.test(readFileSync(file, 'utf8'))))) =>
      change(path, (text) => text.replace(/^slug: .*$/m, `slug: page-${number()}`)),
  };
}

function editsOfFiles({ site, texts, below, change, one, number }) {
  const inAllLanguages = (path) => {
    const [, name] = path.slice(join(site, 'content/').length).split(/^[^/]+\//);
    return texts().filter((other) => other.endsWith(`/${name}`));
  };
  return {
    'a file under another name': (path = one(texts())) => {
      const suffix = number();
      for (const file of inAllLanguages(path)) renameSync(file, file.replace(/(\.\w+)$/, `-${suffix}$1`));
    },
    'a file less': (path = one(texts())) => {
      for (const file of inAllLanguages(path)) rmSync(file);
    },
    'a file of another language': (path = one(texts())) => change(path, (text) => other(text)),
    'another drawing': (path = one(below('content/media', /\.svg$/))) =>
      change(path, (svg) => svg.replace(/<svg\b[^>]*>/, `$&<path d="M0 0h${number() % 9}v1z"/>`)),
  };

  function other(text) {
    const same = texts().filter((path) => readFileSync(path, 'utf8') !== text);
    return readFileSync(one(same), 'utf8');
  }
}

function editsOfCode({ below, change, one, number }) {
  return {
    'a style': (path = one(below('templates', /\.css$/))) =>
      change(path, (css) => `${css}\nmain { --edit: ${number()}px; }\n`),
    'a component': (path = one(below('templates', /\.tsx$/))) =>
      change(path, (code) =>
        code.replace(/<(main|body|section|p|h2)(?=[\s>])/, `<$1 data-edit="${number()}"`),
      ),
    'a comment in code': (path = one(below('templates', /\.tsx?$/))) =>
      change(path, (code) => `${code}// ${number()}\n`),
  };
}

function editsOfHistory({ git, commit }) {
  return {
    'a commit': commit,
    'the other branch': () =>
      git('switch', '--quiet', git('branch', '--show-current').trim() === 'one' ? 'two' : 'one'),
    'all as it was': () => {
      git('checkout', '--quiet', 'first', '--', 'content', 'templates');
      git('clean', '--quiet', '--force', '-d', 'content', 'templates');
    },
  };
}

function editsOfCaches({ site, one, at }) {
  const cache = join(site, '.cache');
  // Node.js runs what is compiled, and `dev` keeps the forms that were sent to it in a database.
  const cached = (folder) => filesOf(folder).filter((path) => !/\/(?:tool|templates)\/|dev-leads/.test(path));
  const damage = (how) => () => {
    for (let times = 0; times < 5; times += 1) how(one(cached(cache)));
  };
  return {
    'a cache that is garbled': damage((path) => {
      const bytes = readFileSync(path);
      if (bytes.length > 0) bytes[at(bytes)] ^= 1;
      writeFileSync(path, bytes);
    }),
    'a cache that is cut': damage((path) => truncateSync(path, at(readFileSync(path)))),
    'a cache entry in place of another': damage((path) =>
      writeFileSync(path, readFileSync(one(cached(dirname(path))))),
    ),
    'a cache that is gone': () =>
      rmSync(join(cache, one(['results', 'pictures', 'builds'])), { recursive: true, force: true }),
  };
}

function startHistory({ site, git, commit }, edit) {
  mkdirSync(join(site, '.cache'), { recursive: true });
  writeFileSync(join(site, '.gitignore'), '.cache\ndist\nclean\n');
  git('init', '--quiet', '--initial-branch', 'one');
  git('config', 'user.name', 'Edits');
  git('config', 'user.email', 'edits@hemja.example');
  git('add', '.gitignore', 'content', 'templates');
  commit();
  git('tag', 'first');
  git('switch', '--quiet', '--create', 'two');
  edit();
  commit();
  git('switch', '--quiet', 'one');
}
