import type { Icon, Media, Video } from '../../define/content.ts';
import type { Report } from '../../diagnostics/index.ts';
import { type Db, query, reporting } from '../../graph/index.ts';
import { matchesExtension } from '../../lib/file-kinds.ts';
import type { MediaFile } from '../load/document.ts';
import { mediaFile, mediaPaths } from '../load/index.ts';
import { meantName } from '../load/meant-name.ts';
import { readFavicon, readIcon } from './drawings/index.ts';

/** The file extensions of source pictures. */
const pictureEndings = ['jpg', 'png', 'webp', 'avif'];

/** Matches files that are published as they are. The generator alone writes below `/assets` and `/scripts`, and settings of hosts begin with `_`. */
const asIs = /^files\/(?!assets\/|scripts\/|_)(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/;

const isVideoEnding = (ending: string) => ending === 'webm' || ending === 'mp4' || ending === 'webp';

/** The valid files of `media/` by purpose, and all names for reference checks. */
export interface CheckedMedia extends Media {
  /** All pictures, including unused ones. */
  pictures: ReadonlyMap<string, MediaFile>;
  /** The names of all pictures, including misnamed files. */
  pictureNames: ReadonlySet<string>;
  /** All icons, including unused ones. */
  icons: ReadonlyMap<string, Icon>;
  /** The names of all icons, including invalid and misnamed files. */
  iconNames: ReadonlySet<string>;
  /** The names of all videos, including incomplete ones. */
  videoNames: ReadonlySet<string>;
}

/** The checked files of `media/`, by purpose. */
export const checkedMedia = query(
  'checked media',
  (db) => reporting(db, (report) => checkMedia(db, report)),
  'nothing',
);

function checkMedia(db: Db, report: Report): CheckedMedia {
  const folder = db.config.content.shown;
  const icons = new Map<string, Icon>();
  const iconNames = new Set<string>();
  const loops = new Map<string, Partial<Video>>();
  const pictures = new Map<string, MediaFile>();
  const unused: MediaFile[] = [];
  const scripts = new Map<string, MediaFile>();
  const files = new Map<string, MediaFile>();
  let favicon: MediaFile | undefined;
  for (const path of db.get(mediaPaths)) {
    const file = mediaFile(db, path);
    const [, kind, name = '', ending = ''] = /^(?:(\w+)\/)?([a-z0-9-]+)\.(\w+)$/.exec(file.name) ?? [];
    if (kind === 'icons' && ending === 'svg') {
      iconNames.add(name);
      const icon = db.get(drawing, path);
      if (icon) icons.set(name, icon);
    } else if (kind === 'pictures' && pictureEndings.includes(ending)) {
      if (pictures.has(name)) report.error('picture-twice', { file: file.file }, { name });
      pictures.set(name, file);
    } else if (kind === 'loops' && isVideoEnding(ending)) {
      if (!matchesExtension(file.name, file.bytes))
        report.error('video-unreadable', { file: file.file }, { ending });
      const part = ending === 'webp' ? 'poster' : ending;
      loops.set(name, { ...loops.get(name), [part]: file });
    } else if (kind === 'scripts' && ending === 'js') scripts.set(`/${file.name}`, file);
    else if (asIs.test(file.name)) files.set(file.name.slice('files'.length), file);
    else if (file.name === 'favicon.svg') favicon = readFavicon(file, report);
    else unused.push(file);
  }
  for (const { file, name } of unused)
    report.error('media-unexpected', { file }, { name, meant: meantName(name) });
  const videos = completeVideos(loops, folder, report);
  return {
    ...{ icons, videos, pictures, scripts, files, favicon },
    pictureNames: new Set([...pictures.keys(), ...meantNames(unused, 'pictures')]),
    iconNames: new Set([...iconNames, ...meantNames(unused, 'icons')]),
    videoNames: new Set([...loops.keys(), ...meantNames(unused, 'loops')]),
  };
}

/** Returns the probable names of misnamed files in a folder. */
function meantNames(unused: readonly MediaFile[], folder: string): string[] {
  return unused.flatMap(({ name }) => (name.startsWith(`${folder}/`) ? [meantName(name)] : []));
}

const drawing = query('drawing', (db, path) =>
  reporting(db, (report) => readIcon(mediaFile(db, path), report)),
);

/** Returns the URLs of the files in `media/scripts`, valid or not. */
export function scriptsIn(paths: readonly string[]): Set<string> {
  return new Set(
    paths.map((path) => path.slice('media'.length)).filter((address) => address.startsWith('/scripts/')),
  );
}

/** Reports a missing favicon. An invalid one is reported when it is read. */
export function requireFavicon(paths: readonly string[], folder: string, report: Report): void {
  if (paths.includes('media/favicon.svg')) return;
  const args = { file: 'media/favicon.svg', holds: 'the icon of the browser tab' };
  report.error('file-missing', { file: folder }, args);
}

function completeVideos(
  loops: Map<string, Partial<Video>>,
  folder: string,
  report: Report,
): Map<string, Video> {
  const videos = new Map<string, Video>();
  for (const [name, { webm, mp4, poster }] of loops) {
    if (webm && mp4 && poster) videos.set(name, { webm, mp4, poster });
    else {
      const missing = [
        webm ? [] : [`${name}.webm`],
        mp4 ? [] : [`${name}.mp4`],
        poster ? [] : [`${name}.webp`],
      ].flat();
      report.error(
        'media-incomplete',
        { file: `${folder}/media/loops` },
        { name, missing: missing.join(' and ') },
      );
    }
  }
  return videos;
}
