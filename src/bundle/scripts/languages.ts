import { build, type Plugin } from 'esbuild';
import type { Site } from '../../define/site.ts';
import { commonOptions } from '../options.ts';

/** The generator's modules about languages, of which browsers get what the site's own files in `templates/locales/` export. */
type Spoken = Pick<Site, 'locales' | 'search'>;

const fileOf = (id: string) => `./templates/locales/${id}.ts`;

/** Gives the browser the module with what it must know of the site to search it. */
export const siteSearch = ({ locales, search }: Spoken, siteDir: string): Plugin => ({
  name: 'site-search',
  setup(build) {
    const ids = search ? locales.map(({ id }) => id) : [];
    const lines = ids.map((id, n) => `import { search as s${n} } from '${fileOf(id)}';`);
    lines.push(`export const searchLanguages = [${ids.map((_, n) => `s${n}`).join()}];`);
    lines.push(`export const searchTypes = ${JSON.stringify(search?.types ?? [])};`);
    build.onLoad({ filter: /[\\/]src[\\/]client[\\/]site-search\.ts$/ }, () => ({
      contents: lines.join('\n'),
      loader: 'js',
      resolveDir: siteDir,
    }));
  },
});

const namespace = 'plural-rules';

/**
 * Gives islands the plural rules of the site's languages. Each importer gets a copy of its own: a few bytes more, where a
 * chunk that islands share would be one more request.
 */
export const pluralRules = ({ locales }: Spoken, siteDir: string): Plugin => ({
  name: namespace,
  setup(build) {
    const ids = locales.map(({ id }) => id);
    build.onResolve({ filter: /\/define\/plural-rules\.ts$/ }, ({ importer }) => ({
      path: importer,
      namespace,
      sideEffects: false,
    }));
    build.onLoad({ filter: /./, namespace }, async () => ({ contents: await bundleRules(ids, siteDir) }));
  },
});

/** One module, so that nothing of it can be shared. */
async function bundleRules(ids: readonly string[], siteDir: string): Promise<string> {
  const lines = ids.map((id, n) => `import { plural as p${n} } from '${fileOf(id)}';`);
  const rules = ids.map((id, n) => `${JSON.stringify(id)}: p${n}`).join();
  lines.push(
    `const rules = { ${rules} };`,
    "export const pluralOf = (locale) => rules[locale] ?? (() => 'other');",
  );
  const stdin = { contents: lines.join('\n'), resolveDir: siteDir };
  const { outputFiles } = await build({ ...commonOptions(siteDir), stdin, format: 'esm' });
  return outputFiles?.[0]?.text ?? '';
}
