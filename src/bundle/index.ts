import type { Artifact } from '../artifact.ts';
import { openCache } from '../cache/cache.mjs';
import { rememberFiles } from '../cache/remember-files.ts';
import { type Config, cacheFolder } from '../config.ts';
import type { Report } from '../diagnostics/index.ts';
import { stylePlaceholders } from '../html/page-styles.ts';
import { bundleScripts, type LoadedScript, scriptsKey } from './scripts/index.ts';
import type { Modules } from './scripts/modules.ts';

/** What a page loads. */
export interface Assets {
  /** What stands for styles and fonts until the markup of all pages is known; see `addStyles`. */
  styles: typeof stylePlaceholders;
  /** The browser entry. */
  script: LoadedScript;
}

/** What the bundler makes: files to publish, and where they are. */
export interface Bundle {
  artifacts: Artifact[];
  assets: Assets;
  /** What each script needs. */
  modules: Modules;
  /** The files and other places of which scripts were made. */
  sources: readonly string[];
}

/** How many bundles are kept. */
const most = 5;

/**
 * Bundles scripts, unless that was done before for the same code. Writes nothing but its cache. Returns undefined if something cannot
 * be bundled, which is reported.
 *
 * @param begun is told when esbuild, a process of its own, is at work
 */
export async function bundle(
  config: Config,
  report: Report,
  begun?: () => void,
): Promise<Bundle | undefined> {
  const cache = openCache(cacheFolder('scripts', config), { most });
  const scripts = await rememberFiles(cache, scriptsKey(config), (noteFile) =>
    bundleScripts({ ...config, noteFile, begun }, report),
  );
  return (
    scripts && {
      artifacts: scripts.artifacts,
      assets: { styles: stylePlaceholders, script: scripts.boot },
      modules: scripts.modules,
      sources: scripts.sources,
    }
  );
}
