// The least that a generator does that renders with React: reads front matter and Markdown, renders, writes. It checks nothing,
// bundles nothing and keeps nothing. `node react.mjs CONTENT OUT`, with NODE_ENV=production
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import markdownIt from 'markdown-it';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentOf } from './page.mjs';

const [content, out] = process.argv.slice(2);
const site = JSON.parse(readFileSync(join(content, 'site.json'), 'utf8'));
const markdown = markdownIt();
mkdirSync(out, { recursive: true });
copyFileSync(new URL('../site/templates/styles/base.css', import.meta.url), join(out, 'site.css'));
for (const locale of ['is', 'en'])
  for (const name of readdirSync(join(content, locale)))
    build(readFileSync(join(content, locale, name), 'utf8'));

function build(source) {
  const end = source.indexOf('\n---', 4);
  const page = load(source.slice(4, end + 1));
  const html = markdown.render(source.slice(end + 5));
  const folder = join(out, site.langs[page.lang].base.slice(1), page.slug);
  mkdirSync(folder, { recursive: true });
  const document = documentOf({ site, page, html });
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${renderToStaticMarkup(document)}`);
}
