// Whether a generator has made the site of the benchmark: every page is there, and one page of each language has what its
// content says, the links of its head, and as many links in its menu and at its foot as it should.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, pageOf, slugOf } from './content.mjs';

/** The files of pages, as this generator names them. */
export const ownFile = (index, locale) => {
  if (index === 0) return locale === 'en' ? 'en.html' : 'index.html';
  return `${locale === 'en' ? 'en/' : ''}${slugOf(index)}.html`;
};

/** The files of pages, as the other generators name them. */
export const peerFile = (index, locale) => `${locale === 'en' ? 'en/' : ''}${slugOf(index)}/index.html`;

/** The page that is looked at, and edited. */
export const samplePage = 3;

/**
 * Finds what is wrong with a built site; sentences, none if all is well.
 *
 * @param {string} out the output folder
 * @param {{ count: number, fileOf: (index: number, locale: string) => string, edit?: string }} expected pages for each
 *   language, their files, and the words that an edit has added to the Icelandic sample
 * @returns {string[]}
 */
export function findMistakes(out, { count, fileOf, edit }) {
  return locales.flatMap((locale) => {
    const indexes = Array.from({ length: count }, (_, index) => index);
    const missing = indexes.filter((index) => !existsSync(join(out, fileOf(index, locale))));
    if (missing.length > 0) return [`${locale}: ${missing.length} of ${count} pages are missing`];
    const html = readFileSync(join(out, fileOf(samplePage, locale)), 'utf8');
    const expected = [...textsOf(locale, count), ...(locale === 'is' && edit ? [edit] : [])];
    return [...missingTexts(html, expected), ...wrongElements(html, locale)].map(
      (what) => `${locale}: ${what}`,
    );
  });
}

/** All texts of the sample, but of its Markdown the headings and the first words of lists alone. */
function textsOf(locale, count) {
  const { title, description, features, steps, faq, body } = pageOf(samplePage, locale, {
    count,
    link: (_, text) => text,
  });
  return [
    ...[title, description],
    ...[...features, ...steps, ...faq].flatMap((part) => Object.values(part).flat()),
    ...[...body.matchAll(/^#+ (.+)$|^- \*\*(.+?)\*\*: /gm)].map(([, heading, word]) => heading ?? word),
  ];
}

/** Long words of headings may hold soft hyphens, and React parts texts by comments. */
function missingTexts(html, texts) {
  const body = html.slice(html.indexOf('<body')).replace(/<!-- ?-->|\u00AD|&shy;/g, '');
  return texts.filter((text) => !body.includes(text)).map((text) => `“${text}” is missing`);
}

function wrongElements(html, locale) {
  const linksIn = (part) => (html.match(part)?.[0].match(/<a /g) ?? []).length;
  const [nav, foot] = [linksIn(/<nav[\s\S]*?<\/nav>/), linksIn(/<footer[\s\S]*<\/footer>/)];
  return [
    ...(new RegExp(`<html[^>]*lang="?${locale}`).test(html) ? [] : ['the page does not say its language']),
    ...(/rel="?canonical/.test(html) ? [] : ['there is no canonical address']),
    ...((html.match(/hreflang="?(?:is|en)"?/gi) ?? []).length >= 2
      ? []
      : ['there are no links to both languages']),
    ...((html.match(/<details/g) ?? []).length === 3 ? [] : ['there are not 3 questions']),
    ...(nav === 12 ? [] : [`the menu has ${nav} links`]),
    ...(foot === 20 ? [] : [`the foot has ${foot} links`]),
  ];
}
