import type { Artifact } from '../artifact.ts';
import type { Report } from '../diagnostics/index.ts';
import { stylePlaceholders } from '../html/page-styles.ts';
import { bundleScripts, type LoadedScript } from './scripts/index.ts';
import type { ScriptSources } from './scripts/late-files.ts';
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
}

/** Bundles scripts. Writes nothing. Returns undefined if something cannot be bundled, which is reported. */
export async function bundle(sources: ScriptSources, report: Report): Promise<Bundle | undefined> {
  const scripts = await bundleScripts(sources, report);
  return (
    scripts && {
      artifacts: scripts.artifacts,
      assets: { styles: stylePlaceholders, script: scripts.boot },
      modules: scripts.modules,
    }
  );
}
