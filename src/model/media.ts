import { Parser } from 'htmlparser2';
import type { Report } from '../diagnostics/index.ts';
import type { MediaFile } from '../load/document.ts';
import type { Icon, Media, Video } from './site.ts';

const shapes = ['svg', 'g', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'title'];
const attributes =
  /^(?:d|points|[cr]?[xy][12]?|r|width|height|fill|stroke|(?:fill|clip)-rule|stroke-(?:width|linecap|linejoin|miterlimit|dasharray)|transform|opacity|vector-effect|viewbox|xmlns|role|fill-opacity|stroke-opacity)$/;

/** What pictures of texts may be made from. */
const pictureEndings = ['jpg', 'png', 'webp', 'avif'];

const isLoopEnding = (ending: string) => ending === 'webm' || ending === 'mp4' || ending === 'webp';

/** The files of `media/` by what they are for, as far as they are right. */
export interface CheckedMedia extends Omit<Media, 'favicon'> {
  /** All pictures, used or not. */
  pictures: ReadonlyMap<string, MediaFile>;
  /** All drawings, used or not. */
  icons: ReadonlyMap<string, Icon>;
  favicon: MediaFile | undefined;
  /** The names of all loops, also of those that lack a file. */
  videoNames: ReadonlySet<string>;
}

/** Sorts the files of `media/` by what they are for, and checks each. */
export function checkMedia(files: readonly MediaFile[], folder: string, report: Report): CheckedMedia {
  const icons = new Map<string, Icon>();
  const loops = new Map<string, Partial<Video>>();
  const pictures = new Map<string, MediaFile>();
  let favicon: MediaFile | undefined;
  for (const file of files) {
    const [, kind, name = '', ending = ''] = /^(?:(\w+)\/)?([a-z0-9-]+)\.(\w+)$/.exec(file.name) ?? [];
    if (kind === 'icons' && ending === 'svg') addIcon(icons, { name, file }, report);
    else if (kind === 'pictures' && pictureEndings.includes(ending)) {
      if (pictures.has(name)) report.error('picture-twice', { file: file.file }, { name });
      pictures.set(name, file);
    } else if (kind === 'loops' && isLoopEnding(ending)) {
      const part = ending === 'webp' ? 'poster' : ending;
      loops.set(name, { ...loops.get(name), [part]: file });
    } else if (file.name === 'favicon.svg') favicon = file;
    else report.error('media-unexpected', { file: file.file }, { name: file.name });
  }
  const videos = completeVideos(loops, folder, report);
  if (!favicon) {
    const args = { file: 'media/favicon.svg', holds: 'the icon of the browser tab' };
    report.error('file-missing', { file: folder }, args);
  }
  return { icons, videos, pictures, favicon, videoNames: new Set(loops.keys()) };
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

function addIcon(
  icons: Map<string, Icon>,
  { name, file }: { name: string; file: MediaFile },
  report: Report,
): void {
  const svg = new TextDecoder().decode(file.bytes).trim();
  const [, head, body] =
    /^(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg([^>]*)>([\s\S]*)<\/svg>$/.exec(svg) ?? [];
  const viewBox = /viewBox="([\d.\s-]+)"/.exec(head ?? '')?.[1];
  const detail = viewBox === undefined ? 'no <svg> element with a viewBox' : findUnsafe(svg);
  if (detail !== undefined || viewBox === undefined || body === undefined) {
    report.error(
      'media-unsafe',
      { file: file.file },
      { detail: detail ?? 'something else than one <svg> element' },
    );
    return;
  }
  const style = /stroke="currentColor"/.test(head ?? '') ? 'stroke' : 'fill';
  icons.set(name, { viewBox, body: body.replace(/>\s+</g, '><').trim(), style });
}

/** Icons become part of the pages: anything but plain shapes is refused. */
function findUnsafe(svg: string): string | undefined {
  const unsafe: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attribs) => {
        if (!shapes.includes(name)) unsafe.push(`the element <${name}>`);
        for (const attribute of Object.keys(attribs)) {
          if (!attributes.test(attribute)) unsafe.push(`the attribute “${attribute}”`);
        }
      },
      oncomment: () => unsafe.push('a comment'),
      onprocessinginstruction: () => unsafe.push('a processing instruction'),
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(svg);
  return unsafe[0];
}
