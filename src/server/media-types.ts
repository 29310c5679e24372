const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  webm: 'video/webm',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

/** The media type of a file by its ending. */
export function mediaTypeOf(path: string): string {
  const ending = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
  return types[ending] ?? 'application/octet-stream';
}
