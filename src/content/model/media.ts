import type { Icon, Media, Video } from '../../define/content.ts';
import type { Report } from '../../diagnostics/index.ts';
import { type Db, query, reporting } from '../../graph.ts';
import { matchesExtension } from '../../lib/file-kinds.ts';
import type { MediaFile } from '../load/document.ts';
import { mediaFile, mediaPaths } from '../load/index.ts';
import { meantName } from '../load/meant-name.ts';
import { readFavicon, readIcon } from './drawings/index.ts';

/** What pictures of texts may be made from. */
const pictureEndings = ['jpg', 'png', 'webp', 'avif'];

const isVideoEnding = (ending: string) => ending === 'webm' || ending === 'mp4' || ending === 'webp';

/** The files of `media/` by what they are for, as far as they are right. */
export interface CheckedMedia extends Media {
  /** All pictures, used or not. */
  pictures: ReadonlyMap<string, MediaFile>;
  /** The names of all pictures, also of those whose file has another name than the site can use. */
  pictureNames: ReadonlySet<string>;
  /** All drawings, used or not. */
  icons: ReadonlyMap<string, Icon>;
  /** The names of all drawings, also of those that are bad or no drawings. */
  iconNames: ReadonlySet<string>;
  /** The names of all loops, also of those that lack a file. */
  videoNames: ReadonlySet<string>;
}

/** The files of `media/` by what they are for; each is checked. */
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
    else if (file.name === 'favicon.svg') favicon = readFavicon(file, report);
    else unused.push(file);
  }
  for (const { file, name } of unused)
    report.error('media-unexpected', { file }, { name, meant: meantName(name) });
  const videos = completeVideos(loops, folder, report);
  return {
    ...{ icons, videos, pictures, scripts, favicon },
    pictureNames: new Set([...pictures.keys(), ...meantNames(unused, 'pictures')]),
    iconNames: new Set([...iconNames, ...meantNames(unused, 'icons')]),
    videoNames: new Set([...loops.keys(), ...meantNames(unused, 'loops')]),
  };
}

/** Returns the names that the unused files of a folder are meant to get. */
function meantNames(unused: readonly MediaFile[], folder: string): string[] {
  return unused.flatMap(({ name }) => (name.startsWith(`${folder}/`) ? [meantName(name)] : []));
}

const drawing = query('drawing', (db, path) =>
  reporting(db, (report) => readIcon(mediaFile(db, path), report)),
);

/** The addresses of the scripts of the site itself, right or not. */
export function scriptsIn(paths: readonly string[]): Set<string> {
  return new Set(
    paths.map((path) => path.slice('media'.length)).filter((address) => address.startsWith('/scripts/')),
  );
}

/** Reports that the icon is missing; a bad one is reported as it is read. */
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
