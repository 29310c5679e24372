import { realpathSync } from 'node:fs';
import type { Config } from '../config.ts';
import { createReport, type Diagnostic } from '../diagnostics/index.ts';
import { prefetched } from '../graph.ts';
import type { stylePlaceholders } from '../html/page-styles.ts';
import { dependOnRead } from '../inputs.ts';
import { bundleScripts, type LoadedScript, type Scripts } from './scripts/index.ts';
import { languageFiles } from './scripts/languages.ts';

/** What a page loads. */
export interface Assets {
  /** What stands for styles and fonts until the markup of all pages is known. */
  styles: typeof stylePlaceholders;
  /** The browser entry. */
  script: LoadedScript;
}

/** The scripts of the site, unless they cannot be bundled, and why not. It is reported when the content is sound. */
type BundledScripts = Partial<Scripts> & { problems: readonly Diagnostic[] };

/** Bundles the scripts. */
export const scripts = prefetched('scripts', {
  stamp: scriptsStamp,
  async start(db): Promise<BundledScripts> {
    const report = createReport();
    const places = new Set<string>();
    const begun = Date.now();
    const bundled = await bundleScripts({ ...db.config, noteFile: (path) => places.add(path) }, report);
    dependOnRead(db, places, begun);
    return { ...bundled, problems: report.all() };
  },
});

/** Returns everything on which the scripts depend beside the files that they are made of. */
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
