import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import type { Site } from '../../define/site.ts';
import { commonOptions } from '../esbuild.ts';
import { noteInputs } from './output.ts';

/** What browsers need of the languages of a site. */
type Spoken = Pick<Site, 'locales' | 'search'>;

/** Where languages are defined. */
interface Folders {
  toolDir: string;
  siteDir: string;
  noteFile: (path: string) => void;
}

/** The files that define what browsers need of languages. */
export function languageFiles(
  { locales }: Pick<Site, 'locales'>,
  folders: Pick<Folders, 'toolDir' | 'siteDir'>,
): string[] {
  return locales.flatMap(({ id }) =>
    (['plural', 'search'] as const).map((exported) => fileOf(id, exported, folders)),
  );
}

/** Returns the file that exports something of a language: the site's own, which may be missing, or one that the generator brings. */
function fileOf(
  id: string,
  exported: 'plural' | 'search',
  { toolDir, siteDir }: Pick<Folders, 'toolDir' | 'siteDir'>,
): string {
  const own = join(siteDir, 'templates', 'locales', `${id}.ts`);
  const readyMade = join(toolDir, 'src', 'locales', id, `${exported}.ts`);
  return existsSync(own) || !existsSync(readyMade) ? own : readyMade;
}

/**
 * An import of the same of each language, as `n0`, `n1` and so on. It is relative, because minified names follow from how
 * often each letter is in the source: an absolute one would give other scripts in another folder.
 */
const imports = (exported: 'plural' | 'search', ids: readonly string[], folders: Folders) =>
  ids.map((id, n) => {
    const file = join('.', relative(folders.siteDir, fileOf(id, exported, folders)));
    return `import { ${exported} as n${n} } from ${JSON.stringify(`./${file}`)};`;
  });

/** Returns an error for each language whose file is missing or does not export what browsers need of it. */
function missingExports(
  exported: 'plural' | 'search',
  ids: readonly string[],
  folders: Folders,
): PartialMessage[] {
  return ids.flatMap((id) => {
    const file = fileOf(id, exported, folders);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (new RegExp(`\\bexport\\b[^;]*\\b${exported}\\b`).test(source)) return [];
    const text = `the browser needs “${exported}” of the language “${id}”, which is exported by the file locales/${id}.ts in the templates`;
    return [{ text, location: { file: relative(folders.siteDir, file) } }];
  });
}

/** Gives the browser the module with what it must know of the site to search it. */
export const siteSearch = ({ locales, search }: Spoken, folders: Folders): Plugin => ({
  name: 'site-search',
  setup(build) {
    const ids = search ? locales.map(({ id }) => id) : [];
    const lines = imports('search', ids, folders);
    lines.push(`export const searchLanguages = [${ids.map((_, n) => `n${n}`).join()}];`);
    lines.push(`export const searchTypes = ${JSON.stringify(search?.types ?? [])};`);
    build.onLoad({ filter: /[\\/]src[\\/]client[\\/]site-search\.ts$/ }, () => ({
      contents: lines.join('\n'),
      loader: 'js',
      resolveDir: folders.siteDir,
      errors: missingExports('search', ids, folders),
    }));
  },
});

const namespace = 'plural-rules';

/**
 * Gives islands the plural rules of the site's languages. Each importer gets a copy of its own: a few bytes more, where a
 * chunk that islands share would be one more request.
 */
export const pluralRules = ({ locales }: Spoken, folders: Folders): Plugin => ({
  name: namespace,
  setup(build) {
    const ids = locales.map(({ id }) => id);
    build.onResolve({ filter: /\/define\/plural-rules\.ts$/ }, ({ importer }) => ({
      path: relative(folders.siteDir, importer),
      namespace,
      sideEffects: false,
    }));
    build.onLoad({ filter: /./, namespace }, async () => {
      const errors = missingExports('plural', ids, folders);
      return errors.length > 0 ? { errors } : { contents: await bundleRules(ids, folders) };
    });
  },
});

/** One module, so that nothing of it can be shared. */
async function bundleRules(ids: readonly string[], folders: Folders): Promise<string> {
  const lines = imports('plural', ids, folders);
  const rules = ids.map((id, n) => `${JSON.stringify(id)}: n${n}`).join();
  lines.push(
    `const rules = { ${rules} };`,
    "export const pluralOf = (locale) => rules[locale] ?? (() => 'other');",
  );
  const stdin = { contents: lines.join('\n'), resolveDir: folders.siteDir };
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...commonOptions(folders.siteDir),
    ...{ stdin, format: 'esm', metafile: true },
  });
  noteInputs(metafile, folders);
  return outputFiles?.[0]?.text ?? '';
}
