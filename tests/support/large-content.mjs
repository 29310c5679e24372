import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { seeded } from './random.mjs';

/** Words of which texts are made, by language: the nth means the same in each. */
const vocabulary = {
  is: 'vefur hönnun verð auglýsing mynd texti greining leit prentun merki kynning samningur',
  en: 'website design price advertisement picture text analysis search printing logo campaign contract',
  pl: 'strona projekt cena reklama obraz tekst analiza szukanie druk znak kampania umowa',
};

/** Parts of names of nobody: most names occur once, as names do. */
const syllables =
  'bar bes del dor fim fal gor gis hul hem jas jor kem kul lir lot mov mas nut nef pel pos rys rab sav sul tom tig vik vas';

/**
 * Writes a copy of the content of the site with so many more topics that the search finds. The same number gives the same.
 *
 * @param {string} from the folder of the content
 * @param {string} to a folder that does not exist
 * @param {number} count at most 5,000: they are in one file
 */
export function writeLargeContent(from, to, count) {
  cpSync(from, to, { recursive: true });
  for (const locale of ['is', 'en']) {
    const topics = textsOf(locale, count).map(topic).join('');
    const file = `${to}/${locale}/search.yaml`;
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('\nitems:\n', (line) => line + topics),
    );
  }
}

/**
 * Writes a copy of the content of the tiny site with so many more notes in each language. The same number gives the same.
 *
 * @param {string} from the folder of the content
 * @param {string} to a folder that does not exist
 * @param {number} count
 * @returns {string[]} the titles of the Icelandic ones
 */
export function writeManyNotes(from, to, count) {
  cpSync(from, to, { recursive: true });
  for (const locale of Object.keys(vocabulary))
    for (const [index, text] of textsOf(locale, count).entries())
      writeFileSync(`${to}/${locale}/note-${index}.md`, note(text, { index, next: (index + 1) % count }));
  return textsOf('is', count).map(({ title }) => title);
}

/** So many texts: by the same number the names are the same in each language. */
function textsOf(locale, count) {
  const random = seeded(count);
  const pick = (all) => all[Math.floor(random() * all.length)];
  const [words, parts] = [vocabulary[locale].split(' '), syllables.split(' ')];
  const word = () => pick(words);
  const name = () => Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(parts)).join('');
  const sentence = (count) =>
    capital(
      Array.from({ length: count }, (_, at) => (at % 3 === 2 ? name() : word()))
        .join(' ')
        .concat('.'),
    );
  return Array.from({ length: count }, () => ({
    title: `${capital(name())} ${word()} ${name()}`,
    description: sentence(10),
    category: capital(word()),
    keywords: [name(), `${word()} ${name()}`],
  }));
}

const topic = ({ title, description, category, keywords }, index) =>
  `  - id: topic-${index}
    title: ${title}
    description: ${description}
    category: ${category}
    page: pricing
    keywords: [${keywords.join(', ')}]
`;

const note = ({ title, description }, { index, next }) => `---
template: note
slug: note-${index}
title: ${title}
description: ${description}
---

${description} [${title}](page:note-${next}).
`;

const capital = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;
