import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleScripts } from '../../../src/assets/bundle/scripts/index.ts';
import type { SiteScripts } from '../../../src/define/scripts.ts';
import { usualSearch } from '../../../src/define/search.ts';
import type { Site } from '../../../src/define/site.ts';
import { createReport } from '../../../src/diagnostics/index.ts';
import { english } from '../../../src/locales/en/index.ts';
import { projectDir, temporaryFolder } from '../../support/workspace.ts';

const island = `import { useState } from 'react';
export function Counter() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; }`;
const files = {
  'islands/Counter/index.tsx': island,
  'components/copy.ts': 'export function enhance(element: HTMLElement) { element.title = "copied"; }',
};
const scripts: SiteScripts = {
  islands: { Counter: 'islands/Counter/index.tsx' },
  enhancements: { 'data-copy': 'components/copy.ts' },
};

/** Bundles a site of these files, which stand below `templates/`. */
async function bundled(
  sources: Record<string, string>,
  definition: SiteScripts = scripts,
  { id = english.id, search }: { id?: string; search?: Site['search'] } = {},
) {
  const siteDir = temporaryFolder();
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(siteDir, 'templates', path)), { recursive: true });
    writeFileSync(join(siteDir, 'templates', path), text);
  }
  const report = createReport();
  const site: Pick<Site, 'locales' | 'scripts' | 'search'> = {
    locales: [{ ...english, id, prefix: '' }],
    scripts: definition,
    ...(search && { search }),
  };
  const shown = (path: string) => relative(siteDir, path);
  const made = await bundleScripts({ toolDir: projectDir, siteDir, site, shown }, report);
  return { made, report };
}

async function scriptsOf() {
  const { made, report } = await bundled(files);
  if (!made) throw new Error(JSON.stringify(report));
  return made;
}

const errorsOf = async (...site: Parameters<typeof bundled>) => {
  const { made, report } = await bundled(...site);
  expect(made).toBeUndefined();
  return report
    .sorted()
    .map(({ place, message }) => ({ file: place.file, line: place.line, what: message.what }));
};

describe('the scripts of a site', () => {
  it('are the same wherever the site is', async () => {
    const rules = join(projectDir, 'src/define/plural-rules.ts');
    const counting = island.replace('{n}<', "{pluralOf('en')(n)}<");
    const sources = {
      ...files,
      'islands/Counter/index.tsx': `import { pluralOf } from ${JSON.stringify(rules)};\n${counting}`,
    };
    const [one, other] = await Promise.all([bundled(sources), bundled(sources)]);
    expect(one.made?.artifacts.length).toBeGreaterThan(0);
    expect(one.made?.artifacts).toEqual(other.made?.artifacts);
  });

  it('hold neither React nor a search where the site has no island and nothing to search', async () => {
    const { made } = await bundled(files, { enhancements: scripts.enhancements ?? {} });
    const names = made?.artifacts.map(({ path }) => path.replace(/-\w+\.js$/, ''));
    expect(names?.toSorted()).toEqual(['assets/boot', 'assets/copy']);
  });

  it('are a boot script, and what an attribute of a page makes it fetch', async () => {
    const made = await scriptsOf();
    const triggers = [...made.modules].flatMap(([address, module]) =>
      module.triggers.map(({ attribute, value, part }) => [
        address.replace(/-\w+\.js$/, ''),
        attribute,
        value,
        part,
      ]),
    );
    expect(triggers.toSorted()).toEqual([
      ['/assets/Counter', 'data-island', 'Counter', 'allScript'],
      ['/assets/copy', 'data-copy', undefined, 'script'],
      ['/assets/react-root', 'data-island', undefined, 'allScript'],
    ]);
    expect(made.modules.get(made.boot.href)).toEqual({ imports: [], triggers: [] });
  });

  it('name all files that a module needs, so that they are fetched before it is imported', async () => {
    const made = await scriptsOf();
    const text = new Map(made.artifacts.map(({ path, body }) => [`/${path}`, String(body)]));
    for (const [address, { imports }] of made.modules) {
      const named = [...(text.get(address) ?? '').matchAll(/\b(?:from|import)"([^"]+)"/g)].map(
        ([, one]) => one,
      );
      expect(imports).toEqual(expect.arrayContaining(named));
      if (address !== made.boot.href) expect(text.get(made.boot.href ?? '')).toContain(`"${address}"`);
    }
  });

  it('leave out what the entry of the site does not use, such as the dialog about cookies', async () => {
    const made = await scriptsOf();
    expect(made.artifacts.filter(({ path }) => /dialog|search|leftovers/.test(path))).toEqual([]);
  });

  it('keep what searches shards apart from the rest of the search, for sites that have shards', async () => {
    const entry = `import { prepareSearch } from '${projectDir}/src/client/search-dialog.ts'; prepareSearch('Counter');`;
    const { made } = await bundled(
      { ...files, 'client.ts': entry },
      { ...scripts, entry: 'client.ts' },
      { search: usualSearch },
    );
    // The names of the files of shards are in the code that loads them alone.
    const loadsShards = ({ body }: { body: unknown }) => /items-\$\{/.test(String(body));
    const pathsOf = (all: readonly { path: string }[] = []) =>
      all.map(({ path }) => path.replace(/-\w+\.js$/, ''));
    expect(pathsOf(made?.artifacts)).toContain('assets/search');
    expect(made?.artifacts.filter(loadsShards)).toEqual([]);
    expect(pathsOf(made?.shards?.artifacts.filter(loadsShards))).toEqual(['assets/shards']);
    const published = [...(made?.artifacts ?? []), ...(made?.shards?.artifacts ?? [])];
    expect(published.map(({ path }) => `/${path}`)).toEqual(
      expect.arrayContaining(made?.shards?.files ?? []),
    );
  });
});

describe('islands that count', () => {
  const counting = `import { pluralOf } from '${projectDir}/src/define/plural-rules.ts';
    export const enhance = (element: HTMLElement) => { element.title = pluralOf('en')(element.childElementCount); };`;
  const two = { 'data-copy': 'components/copy.ts', 'data-more': 'components/more.ts' };
  const sources = { ...files, 'components/copy.ts': counting, 'components/more.ts': counting };

  it('bring the plural rules of the site along, in no file that both would have to fetch', async () => {
    const rule = 'export const plural = (n: number) => (n === 98765431 ? "one" : "other");';
    const { made } = await bundled({ ...sources, 'locales/en.ts': rule }, { enhancements: two });
    const withRule = made?.artifacts
      .filter(({ body }) => String(body).includes('98765431'))
      .map(({ path }) => path);
    expect(withRule?.map((path) => path.replace(/-\w+\.js$/, '')).toSorted()).toEqual([
      'assets/copy',
      'assets/more',
    ]);
  });

  it('take those of a language that the generator brings from the generator', async () => {
    const { made } = await bundled(sources, { enhancements: two });
    expect(
      made?.artifacts.some(({ path, body }) => /copy/.test(path) && String(body).includes('===1?"one"')),
    ).toBe(true);
  });

  it('need the file of any other language, which is named where it is missing', async () => {
    const [error] = await errorsOf(sources, { enhancements: two }, { id: 'pl' });
    expect(JSON.stringify(error)).toContain('templates/locales/pl.ts');
  });
});

describe('a script that cannot work', () => {
  it.each([
    ['an island', 'islands/Counter/index.tsx', '“Counter”'],
    ['an enhancement', 'components/copy.ts', '“enhance”'],
  ])('is %s whose file does not export what the browser needs', async (_, file, name) => {
    expect(await errorsOf({ ...files, [file]: 'export const other = 1;' })).toMatchObject([
      { file: `templates/${file}`, what: expect.stringContaining(name) },
    ]);
  });

  it('is an island whose file is not there', async () => {
    const definition = { ...scripts, islands: { Ghost: 'islands/Ghost/index.tsx' } };
    expect(await errorsOf(files, definition)).toMatchObject([
      { what: expect.stringContaining('templates/islands/Ghost/index.tsx') },
    ]);
  });

  it('is one that imports later by itself, at the place where it does', async () => {
    const text = 'export const enhance = () => 1;\nvoid import("./other.ts");';
    const sources = { ...files, 'components/copy.ts': text, 'components/other.ts': '' };
    expect(await errorsOf(sources)).toMatchObject([
      { file: 'templates/components/copy.ts', line: 2, what: expect.stringContaining('import()') },
    ]);
  });
});
