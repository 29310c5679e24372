import { type Artifact, hashOf } from '../../artifact.ts';
import type { MediaFile } from '../../content/load/document.ts';
import type { Media } from '../../define/content.ts';

/** The media files to publish, and their addresses. */
interface MediaAssets {
  artifacts: Artifact[];
  /** By path below `media/`. */
  addresses: ReadonlyMap<string, string>;
}

/** Emits the media files that browsers load unchanged, with a content hash in each name. Scripts keep their names, because consent is given per address, and so do files that are published as they are. */
export function emitMedia(media: Media): MediaAssets {
  const { favicon } = media;
  const files = [
    ...(favicon ? [favicon] : []),
    ...[...media.videos.values()].flatMap(({ webm, mp4 }) => [webm, mp4]),
  ];
  const named = files.map((file) => ({ file, path: hashedPath(file) }));
  return {
    artifacts: [
      ...named.map(({ file, path }) => ({ path, body: file.bytes })),
      ...[...media.scripts, ...media.files].map(([address, { bytes }]) => ({
        path: address.slice(1),
        body: bytes,
      })),
    ],
    addresses: new Map(named.map(({ file, path }) => [file.name, `/${path}`])),
  };
}

function hashedPath({ name, bytes }: MediaFile): string {
  const dot = name.lastIndexOf('.');
  return `assets/${name.slice(0, dot)}-${hashOf(bytes)}${name.slice(dot)}`;
}
