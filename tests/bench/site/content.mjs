// The content of the benchmark: words by chance, but the same for the same number. `writeContent` writes it as this generator
// reads it, and `writePeerContent` (peer-content.mjs) as the others do; both have the same words, fields and sizes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../support/random.mjs';
import { labels, vocabulary } from './words.mjs';

export const locales = ['is', 'en'];
export const slugOf = (index) => `service-${String(index).padStart(5, '0')}`;

/** The pages to which the menu and the foot of every page lead. */
export const navOf = (count) => Array.from({ length: 12 }, (_, index) => index % count);
export const footerOf = (count) => Array.from({ length: 20 }, (_, index) => index % count);

const times = (count, make) => Array.from({ length: count }, make);
const capital = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;

/**
 * What stands on a page; `link(number, text)` gives a link to the page with that number.
 *
 * @returns {{ title: string, description: string, features: object[], steps: object[], faq: object[], body: string }}
 */
export function pageOf(index, locale, { count, link }) {
  const random = seeded(index * 2 + (locale === 'en' ? 1 : 0) + 1);
  const known = vocabulary[locale];
  const words = (length) => times(length, () => known[Math.floor(random() * known.length)]).join(' ');
  const name = (length) => capital(words(length));
  const sentence = (length) => `${name(length)}.`;
  return {
    title: `${name(3)} ${index}`,
    description: cut(sentence(16)),
    features: times(6, () => ({ title: name(3), description: sentence(14) })),
    steps: times(4, () => ({ title: name(2), description: sentence(12), bullets: times(3, () => name(5)) })),
    faq: times(3, () => ({ question: `${name(7)}?`, answer: sentence(22) })),
    body: bodyOf({ words, name, sentence, to: (step) => link((index + step) % count, words(2)) }),
  };
}

/** Search engines show 165 characters: a longer description ends at a word before that. */
function cut(text) {
  return text.length <= 165 ? text : `${text.slice(0, text.lastIndexOf(' ', 164))}.`;
}

/** Markdown of some 250 words. */
function bodyOf({ words, name, sentence, to }) {
  return [
    `## ${name(3)}`,
    `${sentence(14)} ${name(4)} **${words(2)}** ${words(8)} ${to(1)} ${words(6)}. ${sentence(12)}`,
    `${sentence(16)} ${name(3)} *${words(2)}* ${words(10)}. ${sentence(10)}`,
    `## ${name(4)}`,
    `${sentence(15)} ${sentence(12)}`,
    times(5, () => `- **${name(2)}**: ${words(7)}`).join('\n'),
    `### ${name(3)}`,
    `${sentence(13)} ${name(5)} ${to(2)} ${words(5)} \`${words(1)}\`. ${sentence(14)}`,
    times(3, (_, at) => `${at + 1}. ${sentence(6)}`).join('\n'),
    `${sentence(15)} ${name(3)} ${to(3)} ${words(4)}.`,
  ].join('\n\n');
}

/** Writes the content of so many pages in each language into a folder, as this generator reads it. What was there is gone. */
export function writeContent(folder, count) {
  rmSync(folder, { recursive: true, force: true });
  const link = (index, text) => `[${text}](page:${slugOf(index)})`;
  for (const locale of locales) {
    mkdirSync(join(folder, locale), { recursive: true });
    for (let index = 0; index < count; index += 1) {
      const { body, ...page } = pageOf(index, locale, { count, link });
      const keys = {
        template: index === 0 ? 'home' : 'service',
        slug: index === 0 ? '' : slugOf(index),
        ...page,
      };
      writeFileSync(join(folder, locale, `${slugOf(index)}.md`), `---\n${yaml(keys)}---\n\n${body}\n`);
    }
    const ui = { nav: navOf(count).map(slugOf), footer: footerOf(count).map(slugOf), words: labels[locale] };
    writeFileSync(join(folder, locale, 'ui.yaml'), yaml(ui));
  }
  writeFileSync(join(folder, 'site.yaml'), yaml({ brand: 'Bench', baseUrl: 'https://bench.example' }));
}

/** As a person writes YAML; no text here needs more than quotation marks around it. */
export function yaml(value, indent = '') {
  return Object.entries(value)
    .map(([key, child]) => `${indent}${key}:${written(child, indent)}`)
    .join('');
}

function written(value, indent) {
  if (typeof value !== 'object') return ` "${value}"\n`;
  if (!Array.isArray(value)) return `\n${yaml(value, `${indent}  `)}`;
  const items = value.map((item) =>
    typeof item === 'object'
      ? yaml(item, `${indent}    `).replace(/^ */, `${indent}  - `)
      : `${indent}  - "${item}"\n`,
  );
  return `\n${items.join('')}`;
}
