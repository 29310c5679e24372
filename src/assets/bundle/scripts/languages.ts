import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import type { Site } from '../../../define/site.ts';
import { commonOptions } from '../esbuild.ts';
import { reportInputs } from './output.ts';

/** The parts of a site that define its languages. */
type SiteLanguages = Pick<Site, 'locales' | 'search'>;

/** The folders with language files, and a listener for inputs. */
interface LanguageSources {
  toolDir: string;
  siteDir: string;
  onInput: (path: string) => void;
}

/** Lists the language files that browsers need. */
export function languageFiles(
  { locales }: Pick<Site, 'locales'>,
  folders: Pick<LanguageSources, 'toolDir' | 'siteDir'>,
): string[] {
  return locales.flatMap(({ id }) =>
    (['plural', 'search'] as const).map((exported) => fileOf(id, exported, folders)),
  );
}

/** Returns the file with an export of a language: the site's own, which may not exist, or the one built into the generator. */
function fileOf(
  id: string,
  exported: 'plural' | 'search',
  { toolDir, siteDir }: Pick<LanguageSources, 'toolDir' | 'siteDir'>,
): string {
  const own = join(siteDir, 'templates', 'locales', `${id}.ts`);
  const builtIn = join(toolDir, 'src', 'locales', id, `${exported}.ts`);
  return existsSync(own) || !existsSync(builtIn) ? own : builtIn;
}

/**
 * Generates imports of one export from each language, named `n0`, `n1` and so on. Paths are relative, because minified names depend
 * on letter frequencies: absolute paths would make the output depend on the folder.
 */
const imports = (exported: 'plural' | 'search', ids: readonly string[], folders: LanguageSources) =>
  ids.map((id, n) => {
    const file = join('.', relative(folders.siteDir, fileOf(id, exported, folders)));
    return `import { ${exported} as n${n} } from ${JSON.stringify(`./${file}`)};`;
  });

/** Returns an error for each language whose file is missing or does not export what browsers need of it. */
function missingExports(
  exported: 'plural' | 'search',
  ids: readonly string[],
  folders: LanguageSources,
): PartialMessage[] {
  return ids.flatMap((id) => {
    const file = fileOf(id, exported, folders);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (new RegExp(`\\bexport\\b[^;]*\\b${exported}\\b`).test(source)) return [];
    const text = `the browser needs “${exported}” of the language “${id}”, which is exported by the file locales/${id}.ts in the templates`;
    return [{ text, location: { file: relative(folders.siteDir, file) } }];
  });
}

/** Generates the module with the search settings of the site. */
export const siteSearch = ({ locales, search }: SiteLanguages, folders: LanguageSources): Plugin => ({
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

/** Generates the plural rules of the site's languages. Each importer gets a copy, because a shared chunk would cost a request. */
export const pluralRules = ({ locales }: SiteLanguages, folders: LanguageSources): Plugin => ({
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

/** Bundles the rules into one module, so that esbuild cannot split them into a chunk. */
async function bundleRules(ids: readonly string[], folders: LanguageSources): Promise<string> {
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
  reportInputs(metafile, folders);
  return outputFiles?.[0]?.text ?? '';
}
