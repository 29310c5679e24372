import { type Artifact, type LocaleFiles, localeFiles } from '../artifact.ts';
import type { SiteContext } from '../define/context.ts';
import { given } from '../define/given.ts';
import type { Locale } from '../define/locale.ts';
import type { Site } from '../define/site.ts';
import { emitDrawings } from './drawings.ts';
import { emitMedia } from './media.ts';

/** Files that pages load beside scripts, styles and the search, and where they are. */
interface EmittedData {
  artifacts: Artifact[];
  addresses: {
    /** Of videos and the icon, by path below `media/`. */
    media: ReadonlyMap<string, string>;
    icons: ReadonlyMap<string, string>;
    /** Of the lines that pages share, by name. */
    drawings: Readonly<Record<string, string>>;
    /** Of the site's JSON files, by name and language. */
    files: ReadonlyMap<string, ReadonlyMap<Locale, string>>;
  };
}

/** Videos, drawings and the site's JSON files, each at an address that changes with its content. */
export function emitData(site: Site, context: SiteContext): EmittedData {
  const media = emitMedia(context.content.media);
  const drawings = emitDrawings(context.content.media.icons, site.drawings);
  const files = emitFiles(site, context);
  return {
    artifacts: [
      ...media.artifacts,
      ...drawings.artifacts,
      ...[...files.values()].flatMap(({ artifacts }) => artifacts),
    ],
    addresses: {
      media: media.addresses,
      icons: drawings.icons,
      drawings: drawings.lines,
      files: new Map([...files].map(([name, { addresses }]) => [name, addresses])),
    },
  };
}

/** The JSON files that the site defines, by name. */
function emitFiles(site: Site, context: SiteContext): ReadonlyMap<string, LocaleFiles> {
  return new Map(
    Object.entries(site.files ?? {}).map(([name, contentOf]) => [
      name,
      localeFiles(name, site.locales, (locale) =>
        given(`“files.${name}”`, contentOf(context, locale), ['an object']),
      ),
    ]),
  );
}
