import { basename, dirname, extname, join } from 'node:path';
import type { Config } from '../../../config.ts';
import type { Site } from '../../../define/site.ts';

/** The attribute that makes the boot script load a module, with its value if only one value counts. */
export interface Trigger {
  attribute: string;
  value?: string;
  /** The part of the page's weight to which the module counts. */
  part: 'script' | 'allScript';
}

/** A file that the boot script loads on demand. */
export interface LateFile {
  path: string;
  /** The export that the boot script needs. */
  exported?: string;
  trigger?: Trigger;
}

/** All files that the boot script loads on demand, by name. */
export interface LateFiles {
  /** Undefined for modules that the site does not use. They are neither bundled nor published. */
  own: Readonly<Record<OwnName, LateFile | undefined>>;
  islands: Readonly<Record<string, LateFile>>;
  enhancements: Readonly<Record<string, LateFile>>;
  /** What searches shards, if there is a search: the index names it on sites that have shards. */
  shards: LateFile | undefined;
}

/** Names of the generator's own late modules, which `src/client/late-modules.ts` describes. */
type OwnName = Exclude<keyof typeof import('../../../client/late-modules.ts'), 'islands' | 'enhancements'>;

/** The sources of scripts. */
export interface ScriptSources extends Pick<Config, 'toolDir' | 'siteDir' | 'shown'> {
  site: Pick<Site, 'locales' | 'search' | 'scripts'>;
  /** Called for each input. */
  onInput?: (path: string) => void;
}

/** Lists the files that the boot script loads on demand, with their triggers. */
export function lateFiles({ toolDir, siteDir, site }: Omit<ScriptSources, 'shown'>): LateFiles {
  const { islands = {}, enhancements = {} } = site.scripts ?? {};
  const inTool = (path: string, trigger?: Trigger): LateFile => ({
    path: join(toolDir, path),
    ...(trigger && { trigger }),
  });
  const inSite = (path: string) => join(siteDir, 'templates', path);
  return {
    own: {
      consentDialog: inTool('src/client/consent/dialog.ts', {
        attribute: 'data-cookie-settings',
        part: 'allScript',
      }),
      consentScripts: inTool('src/client/consent/scripts.ts'),
      leftovers: inTool('src/client/forms/leftovers.ts'),
      reactRoot:
        Object.keys(islands).length > 0
          ? inTool('src/client/react-root.ts', { attribute: 'data-island', part: 'allScript' })
          : undefined,
      search: site.search && inTool('src/client/search.ts'),
    },
    islands: mapValues(islands, (path, name) => ({
      path: inSite(path),
      exported: name,
      trigger: { attribute: 'data-island', value: name, part: 'allScript' },
    })),
    enhancements: mapValues(enhancements, (path, attribute) => ({
      path: inSite(path),
      exported: 'enhance',
      trigger: { attribute, part: 'script' },
    })),
    shards: site.search && inTool('src/client/search/shards/index.ts'),
  };
}

/** Lists all late files. */
export function listLateFiles({ own, islands, enhancements, shards }: LateFiles): LateFile[] {
  const files = [own, islands, enhancements, { shards }].flatMap((group) =>
    Object.values<LateFile | undefined>(group),
  );
  return files.filter((file) => file !== undefined);
}

/** Returns the name of the script of a file; for `index`, that of its folder. */
export function scriptName(path: string): string {
  const name = basename(path, extname(path));
  return name === 'index' ? basename(dirname(path)) : name;
}

/** Maps the values of an object. */
export function mapValues<V, W>(
  object: Readonly<Record<string, V>>,
  change: (value: V, key: string) => W,
): Record<string, W> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
