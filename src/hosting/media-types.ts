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
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** The types whose answers name their character set; XML says it itself. */
export const textTypes = Object.values(mediaTypes).filter((type) => /^text\/|^application\/json$/.test(type));

/** The endings of files that have compressed copies. */
export const compressed = ['html', 'css', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];
