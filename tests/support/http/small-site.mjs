// A small site on disk as a build leaves it, with everything beside it that must never be served.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What lies outside the site; seeing it in an answer is the worst. */
export const secret = 'outside-of-the-site';

const page = (lang, words) =>
  `<!doctype html><html lang="${lang}"><title>${words}</title><p>${`${words} `.repeat(200)}</html>\n`;

/** The pages and files of the site, by path. */
export const siteFiles = {
  'index.html': page('is', 'forsíða'),
  'en.html': page('en', 'english home'),
  'um-okkur.html': page('is', 'um okkur'),
  'en/about.html': page('en', 'about us'),
  '404.html': page('is', 'ekki til'),
  'en/404.html': page('en', 'not here'),
  'robots.txt': 'User-agent: *\nAllow: /\n',
  '.well-known/security.txt': 'Contact: mailto:hallo@hemja.example\n',
  'assets/app-0A1B2C3D.js': `const words = ${JSON.stringify('hemja '.repeat(200))};\n`,
  'assets/thousand-0A1B2C3D.woff2': Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251)),
  'assets/empty-0A1B2C3D.css': '',
};

const headers = [
  { for: '/*', set: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
  { for: '/assets/*', set: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

/**
 * Writes a site as a build does: the files, their compressed forms and the manifest.
 *
 * @param {string} folder is replaced
 * @param {import('./small-site.d.mts').SmallSite} [site]
 */
export function writeSite(folder, { files = siteFiles, redirects = [], rules = headers, overTls = {} } = {}) {
  rmSync(folder, { recursive: true, force: true });
  const listed = {};
  for (const [path, body] of Object.entries(files)) {
    write(join(folder, path), body);
    listed[path] = createHash('sha256').update(body).digest('base64url');
    if (/\.(?:html|js|txt)$/.test(path)) writeCompressed(join(folder, path), Buffer.from(body));
  }
  const manifest = {
    release: createHash('sha256').update(JSON.stringify(listed)).digest('base64url'),
    ...{ files: listed, headers: rules, overTls, redirects, forms: [] },
    locales: [
      { id: 'is', prefix: '', notFound: '404.html' },
      { id: 'en', prefix: '/en', notFound: 'en/404.html' },
    ],
  };
  write(join(folder, '_site.json'), JSON.stringify(manifest));
}

/** Puts into and beside a site what people forget there, and links that lead out of it. */
export function writeTraps(folder) {
  write(join(folder, '..', 'secret.txt'), secret);
  write(join(folder, '..', 'outside', 'secret.txt'), secret);
  for (const path of [
    '.git/config',
    '.env',
    '.secret',
    '_headers',
    'leads.db',
    'leads.db-wal',
    'assets/app.js.map',
  ])
    write(join(folder, path), secret);
  symlinkSync(join(folder, '..', 'secret.txt'), join(folder, 'link.txt'));
  symlinkSync(join(folder, '..', 'outside'), join(folder, 'linked'));
}

function writeCompressed(file, body) {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const forms = { br: brotliCompressSync(body, quick), gz: gzipSync(body, { level: 9 }) };
  for (const [ending, packed] of Object.entries(forms))
    if (packed.length < body.length) writeFileSync(`${file}.${ending}`, packed);
}

function write(file, body) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}
