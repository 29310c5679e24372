// Packs a built site into one HTML file, which GitHub shows in the browser as an artifact that is no archive.
// Usage: node .ci/one-page-preview.mjs dist preview.html
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const types = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const isText = (type) => /^text\/|json$|svg/.test(type);

const [folder, target] = process.argv.slice(2);
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => extname(path) in types);
const files = Object.fromEntries(paths.map((path) => [`/${path}`, packed(path)]));
writeFileSync(target, pageOf(files));

function packed(path) {
  const type = types[extname(path)];
  const bytes = readFileSync(join(folder, path));
  // Addresses inside of scripts change, and their digests with them.
  return isText(type) ? { type, text: bytes.toString().replaceAll(/ integrity="[^"]*"/g, '') } : { type, base64: bytes.toString('base64') };
}

function pageOf(files) {
  const data = JSON.stringify(files).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<style>html, body, iframe { block-size: 100%; inline-size: 100%; margin: 0; border: 0; display: block }</style>
<iframe title="Preview"></iframe>
<script type="application/json" id="files">${data}</script>
<script>(${show})()</script>
</html>
`;
}

/** Runs in the browser: shows the page that the fragment of the address names, and follows its links. */
function show() {
  const files = JSON.parse(document.getElementById('files').textContent);
  const frame = document.querySelector('iframe');
  const urls = new Map();
  const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const withUrls = (text) =>
    text.replace(/(?<![\w.-])\/[\w/.-]+\.\w+/g, (path) => (path in files && !path.endsWith('.html') ? urlOf(path) : path));

  function urlOf(path) {
    if (!urls.has(path)) {
      const { type, text, base64 } = files[path];
      const body = text === undefined ? bytesOf(base64) : withUrls(text);
      urls.set(path, URL.createObjectURL(new Blob([body], { type: `${type};charset=utf-8` })));
    }
    return urls.get(path);
  }

  function open() {
    const { pathname, hash } = new URL(location.hash.slice(1) || '/', 'https://preview.example');
    const notFound = [`/${pathname.split('/')[1]}/404.html`, '/404.html'];
    const file = [`${pathname}.html`, `${pathname}index.html`, ...notFound].find((one) => one in files);
    // Not by its source: each page would have two entries in the history.
    frame.contentWindow.location.replace(urlOf(file) + hash);
  }

  frame.addEventListener('load', () => {
    document.title = frame.contentDocument.title;
    frame.contentDocument.addEventListener('click', (event) => {
      const href = event.target.closest('a')?.getAttribute('href');
      if (!href?.startsWith('/')) return;
      event.preventDefault();
      location.hash = href;
    });
  });
  addEventListener('hashchange', open);
  open();
}
