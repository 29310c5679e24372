import type { Plugin } from 'esbuild';
import type { Site } from '../../define/site.ts';

const file = /[\\/]src[\\/]client[\\/]late-modules\.ts$/;

/** Gives the boot script the module that says where the late ones are. */
export const lateModules = (contents: string): Plugin => ({
  name: 'late-modules',
  setup(build) {
    build.onLoad({ filter: file }, () => ({ contents, loader: 'js' }));
  },
});

/** Refuses late modules that would load others later: only the boot script knows where those are. */
export const noLateModules: Plugin = {
  name: 'no-late-modules',
  setup(build) {
    const text = 'Only the boot script loads modules later; let it load both at once';
    build.onLoad({ filter: file }, () => ({ errors: [{ text }] }));
  },
};

/** Refuses `import()`, which browsers do not try again after a failure. */
export const noDynamicImports: Plugin = {
  name: 'no-dynamic-imports',
  setup(build) {
    const text =
      'A browser never tries “import()” again after a failure; name the file as an island or an enhancement';
    build.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { errors: [{ text }] } : undefined,
    );
  },
};

/**
 * Gives the browser the module with what it must know of the site to search it. Each language is a file of the site, so
 * that the rest of what the generator knows of a language stays out of the browser.
 */
export const siteSearch = (
  { locales, search }: Pick<Site, 'locales' | 'search'>,
  siteDir: string,
): Plugin => ({
  name: 'site-search',
  setup(build) {
    const ids = search ? locales.map(({ id }) => id) : [];
    const lines = ids.map((id, n) => `import { search as s${n} } from './templates/locales/${id}.ts';`);
    lines.push(`export const searchLanguages = [${ids.map((_, n) => `s${n}`).join()}];`);
    lines.push(`export const searchTypes = ${JSON.stringify(search?.types ?? [])};`);
    build.onLoad({ filter: /[\\/]src[\\/]client[\\/]site-search\.ts$/ }, () => ({
      contents: lines.join('\n'),
      loader: 'js',
      resolveDir: siteDir,
    }));
  },
});
