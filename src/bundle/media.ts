import { type Artifact, hashOf } from '../artifact.ts';
import type { Media } from '../define/content.ts';
import type { MediaFile } from '../load/document.ts';

/** The videos and the icon of the site as files to publish, and their addresses by name. */
interface MediaAssets {
  artifacts: Artifact[];
  /** By path below `media/`. */
  addresses: ReadonlyMap<string, string>;
}

/**
 * Gives every file of `media/` that browsers load as it is an address that changes with its content. Scripts keep theirs: consent
 * is given for an address.
 */
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
      ...[...media.scripts].map(([address, { bytes }]) => ({ path: address.slice(1), body: bytes })),
    ],
    addresses: new Map(named.map(({ file, path }) => [file.name, `/${path}`])),
  };
}

function hashedPath({ name, bytes }: MediaFile): string {
  const dot = name.lastIndexOf('.');
  return `assets/${name.slice(0, dot)}-${hashOf(bytes)}${name.slice(dot)}`;
}
