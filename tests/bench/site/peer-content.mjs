import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { footerOf, locales, navOf, pageOf, slugOf, yaml } from './content.mjs';
import { labels } from './words.mjs';

/**
 * Writes the content of so many pages in each language into a folder as Markdown with front matter, as the other generators
 * read it, and what all pages share as `site.json`. What was there is gone.
 */
export function writePeerContent(folder, count) {
  rmSync(folder, { recursive: true, force: true });
  for (const locale of locales) {
    mkdirSync(join(folder, locale), { recursive: true });
    for (let index = 0; index < count; index += 1) {
      const { body, ...page } = contentOf(index, locale, count);
      const keys = { ...page, slug: slugOf(index), lang: locale };
      writeFileSync(join(folder, locale, `${slugOf(index)}.md`), `---\n${yaml(keys)}---\n\n${body}\n`);
    }
  }
  const langs = Object.fromEntries(locales.map((locale) => [locale, sharedOf(locale, count)]));
  const site = { origin: 'https://bench.example', langs };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site, null, 1));
}

const baseOf = (locale) => (locale === 'en' ? '/en' : '');
const hrefOf = (index, locale) => `${baseOf(locale)}/${slugOf(index)}/`;

function contentOf(index, locale, count) {
  return pageOf(index, locale, { count, link: (to, text) => `[${text}](${hrefOf(to, locale)})` });
}

/** What stands on every page of a language. */
function sharedOf(locale, count) {
  const toLink = (index) => ({ label: contentOf(index, locale, count).title, href: hrefOf(index, locale) });
  return {
    base: baseOf(locale),
    nav: navOf(count).map(toLink),
    footer: footerOf(count).map(toLink),
    t: labels[locale],
  };
}
