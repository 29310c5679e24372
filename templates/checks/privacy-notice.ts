import { type Checking, defineProblems, type Place } from '../../src/define/index.ts';
import { type Privacy, type PrivacyName, privacyNames, privacySentences } from '../data/privacy.ts';
import { hosting } from '../data/settings.ts';
import { noticeExamples } from './examples/pages.ts';
import { settingsAt } from './settings-at.ts';

const messages = {
  'notice-silent': ({ name, sentence }: { name: PrivacyName; sentence: string }) => ({
    what: `This text does not say “${sentence}”.`,
    why: 'Visitors must be told what is done with their data (GDPR, Article 13); “hosting” in site.yaml says how the site is run.',
    fix: `Write {privacy:${name}} where it belongs.`,
  }),
  'notice-typed': ({ text }: { text: string }) => ({
    what: `“${text}” is typed, so it stays as it is when “hosting” in site.yaml changes.`,
    why: 'What visitors are told about their data must be true however the site is run.',
    fix: 'Write one of the placeholders {privacy:…}, whose sentences are in privacy.yaml.',
  }),
};

export const problems = defineProblems(messages, noticeExamples);

/** A text that speaks of visitors' data, as it will be shown. */
interface Told {
  text: string;
  /** What it must say. */
  names: readonly PrivacyName[];
  /** Where it stands, or the line that is so many lines below its first. */
  locate(line?: number): Place;
}

type Document = Checking['documents'][number];
type Sentences = ReturnType<typeof privacySentences>;

/** Lengths of time in digits. */
const duration = /\d+[\s\u00A0](?:mánuð|mánaða|dag|months?|days?)\p{L}*/gu;

/** Reports a privacy notice, or a text under a form, that does not say how the site is run, or says it in words of its own. */
export function checkPrivacyNotice(checking: Checking): void {
  const { checked, locales, report } = checking;
  const run = settingsAt(checking, ['hosting'], hosting)?.value;
  for (const { id, plural } of locales) {
    const file = checked.find(({ document }) => document.locale === id && document.name === 'privacy');
    if (!run || !file) continue;
    const sentences = privacySentences(file.value as Privacy, run, plural);
    const own = checked.flatMap(({ document }) => (document.locale === id ? [document] : []));
    for (const told of own.flatMap(toldIn)) checkTold(told, sentences, report);
  }
}

function toldIn(document: Document, _at: number, all: readonly Document[]): Told[] {
  const text = valueIn(document, 'text');
  if (text !== undefined)
    return [{ text, names: ['deletion'], locate: () => document.locate(['form', 'privacy', 'text']) }];
  const anchor = all.map((one) => valueIn(one, 'anchor')).find((one) => one !== undefined);
  return document.data.template === 'terms' ? noticeIn(document, anchor) : [];
}

/** A key of the sentence about privacy under a form. */
function valueIn({ data }: Document, key: 'text' | 'anchor'): string | undefined {
  const { form } = data as { form?: { privacy?: Record<typeof key, string> } };
  return form?.privacy?.[key];
}

/** The section of the terms that the forms lead to. */
function noticeIn({ body, locateLine }: Document, anchor: string | undefined): Told[] {
  const sections = body?.headings.filter(({ level }) => level === 2) ?? [];
  const at = sections.findIndex(({ id }) => id === anchor);
  const [heading, next] = [sections[at], sections[at + 1]];
  if (!body || !heading) return [];
  const first = heading.line - 1;
  const lines = body.source.split('\n').slice(first, next && next.line - 1);
  const text = lines.join('\n').replaceAll('\\', '');
  return [{ text, names: privacyNames, locate: (line = 0) => locateLine(heading.line + line) }];
}

function checkTold({ text, names, locate }: Told, sentences: Sentences, report: Checking['report']): void {
  const { error } = problems(report);
  for (const name of names) {
    const sentence = sentences[name];
    if (!text.includes(sentence)) error('notice-silent', locate(), { name, sentence });
  }
  const blanked = Object.values(sentences).reduce(
    (left, sentence) => (sentence === '' ? left : left.replaceAll(sentence, ' '.repeat(sentence.length))),
    text,
  );
  for (const { 0: typed, index } of blanked.matchAll(duration))
    error('notice-typed', locate(blanked.slice(0, index).split('\n').length - 1), { text: typed });
}
