/** The media type of every kind of file that a site holds, by its ending (IANA). Texts are UTF-8. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** The types whose answers name their character set; JSON is UTF-8, and XML says it itself. */
export const textTypes = Object.values(mediaTypes).filter((type) => /^text\//.test(type));

/** The endings of files that have compressed copies. */
export const compressed = ['html', 'css', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];

/** Returns the media type of a file by its ending. */
export function mediaTypeOf(path: string): string {
  const type = mediaTypes[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream';
  return textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}
