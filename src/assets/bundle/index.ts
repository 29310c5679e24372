import { realpathSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { createReport, type Diagnostic } from '../../diagnostics/index.ts';
import { prefetched } from '../../graph/index.ts';
import { addDependencies, neverKeep } from '../../graph/inputs.ts';
import type { stylePlaceholders } from '../../pages/html/page-styles.ts';
import { bundleScripts, type LoadedScript, type Scripts } from './scripts/index.ts';
import { languageFiles } from './scripts/languages.ts';

/** The styles and the script that a page loads. */
export interface Assets {
  /** Placeholders for styles and fonts. */
  styles: typeof stylePlaceholders;
  /** The boot script. */
  script: LoadedScript;
}

/** The scripts of the site, or the problems that prevent bundling. The build reports them if the content has no errors. */
type BundledScripts = Partial<Scripts> & { problems: readonly Diagnostic[] };

/** Bundles the scripts. */
export const scripts = prefetched('scripts', {
  stamp: scriptsStamp,
  async start(db): Promise<BundledScripts> {
    const report = createReport();
    const paths = new Set<string>();
    const startedAt = Date.now();
    const bundled = await bundleScripts({ ...db.config, onInput: (path) => paths.add(path) }, report);
    addDependencies(db, paths, startedAt);
    // esbuild does not say what it has read when it fails.
    if (!bundled) neverKeep(db);
    return { ...bundled, problems: report.all() };
  },
});

/** Returns a stamp of the scripts' inputs other than files. */
function scriptsStamp(config: Config): string {
  const { site, siteDir, toolDir } = config;
  const { scripts: own, search, locales } = site;
  const folders = [toolDir, siteDir].map((folder) => realpathSync(folder));
  return JSON.stringify([
    own,
    search?.types,
    locales.map(({ id }) => id),
    folders,
    languageFiles(site, config),
  ]);
}
