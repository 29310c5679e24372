import { basename, dirname, extname, join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Site } from '../../define/site.ts';

/** What makes the boot script fetch a module: an attribute of any element of a page, with this value if it names one. */
export interface Trigger {
  attribute: string;
  value?: string;
  /** Whether the module counts as what runs at once, or as what follows. */
  part: 'script' | 'allScript';
}

/** A file that the boot script loads later. */
export interface LateFile {
  path: string;
  /** What the file must export to be of use. */
  exported?: string;
  trigger?: Trigger;
}

/** All files that the boot script loads later, by the names under which it asks for them. */
export interface LateFiles {
  /** Undefined for what the site has no use for: it is neither bundled nor published. */
  own: Readonly<Record<OwnName, LateFile | undefined>>;
  islands: Readonly<Record<string, LateFile>>;
  enhancements: Readonly<Record<string, LateFile>>;
  /** What searches shards, if there is a search: the index names it on sites that have shards. */
  shards: LateFile | undefined;
}

/** The generator's own among them: `src/client/late-modules.ts` says what each is. */
type OwnName = Exclude<keyof typeof import('../../client/late-modules.ts'), 'islands' | 'enhancements'>;

/** Where the sources of scripts are. */
export interface ScriptSources extends Pick<Config, 'toolDir' | 'siteDir' | 'shown'> {
  site: Pick<Site, 'locales' | 'search' | 'scripts'>;
  /** Is told of each file that is read. */
  noteFile?: (path: string) => void;
  /** Is told when esbuild is at work. */
  begun?: (() => void) | undefined;
}

/** Returns what the boot script loads later, with what makes it do so. */
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

/** Every file once. */
export function listLateFiles({ own, islands, enhancements, shards }: LateFiles): LateFile[] {
  const files = [own, islands, enhancements, { shards }].flatMap((group) =>
    Object.values<LateFile | undefined>(group),
  );
  return files.filter((file) => file !== undefined);
}

/** The name of the script that is made of a file: that of its folder for `index`. */
export function scriptName(path: string): string {
  const name = basename(path, extname(path));
  return name === 'index' ? basename(dirname(path)) : name;
}

/** The same object with other values. */
export function mapValues<V, W>(
  object: Readonly<Record<string, V>>,
  change: (value: V, key: string) => W,
): Record<string, W> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
