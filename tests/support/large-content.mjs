import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { seeded } from './random.mjs';

/** Words of which topics are made, by language: the nth means the same in each. */
const words = {
  is: 'vefur hönnun verð auglýsing mynd texti greining leit prentun merki kynning samningur'.split(' '),
  en: 'website design price advertisement picture text analysis search printing logo campaign contract'.split(
    ' ',
  ),
};

/** Names that are those of nobody, of two or three syllables: most occur once, as names do. */
const syllables =
  'bar bes del dor fim fal gor gis hul hem jas jor kem kul lir lot mov mas nut nef pel pos rys rab sav sul tom tig vik vas'.split(
    ' ',
  );

/**
 * Writes a copy of the content of the site with so many more topics that the search finds. The same number gives the same.
 *
 * @param {string} from the folder of the content
 * @param {string} to a folder that does not exist
 */
export function writeLargeContent(from, to, count) {
  cpSync(from, to, { recursive: true });
  for (const locale of ['is', 'en']) {
    const random = seeded(count);
    const pick = (all) => all[Math.floor(random() * all.length)];
    const name = () => Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join('');
    const items = Array.from({ length: count }, (_, index) =>
      topic(index, { name, word: () => pick(words[locale]) }),
    );
    const file = `${to}/${locale}/search.yaml`;
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('\nitems:\n', (line) => line + items.join('')),
    );
  }
}

function topic(index, { name, word }) {
  const title = `${capital(name())} ${word()} ${name()}`;
  return [
    `  - id: topic-${index}`,
    `    title: ${title}`,
    `    description: ${capital(word())} ${word()} ${name()} ${word()} ${name()}.`,
    `    category: ${capital(word())}`,
    '    page: pricing',
    `    keywords: [${name()}, ${word()} ${name()}]`,
    '',
  ].join('\n');
}

const capital = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;
