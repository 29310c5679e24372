import { type Checking, defineProblems } from '../../src/define/index.ts';
import { type Path, pathText, valueAt } from '../../src/define/walk.ts';
import { proofExamples } from './examples/proof.ts';

interface Lonely {
  /** The key that is there, and the one that is missing in the other file. */
  key: string;
  missing: string;
  file: string;
}

const messages = {
  'proof-words': ({ key, missing, file }: Lonely) => ({
    what: `“${key}” has no words: ${file} has no “${missing}”.`,
    why: 'It is shown in every language, with its words in that language.',
    fix: `Add “${missing}” to ${file}, and to the same file of every other language.`,
  }),
  'proof-facts': ({ key, missing, file }: Lonely) => ({
    what: `“${key}” is never shown: ${file} has no “${missing}”.`,
    why: 'What is shown, and in which order, is in that file; these are only the words.',
    fix: `Add “${missing}” to ${file}, or remove these words in every language.`,
  }),
  'case-client': ({ key, known }: { key: string; known: string }) => ({
    what: `There is no client “${key}” in clients.yaml.`,
    why: 'A case names its client and shows the logo.',
    fix: known === '' ? `Add “${key}:” to clients.yaml.` : `Write one of: ${known}; or add the client there.`,
  }),
  'quotation-marks': ({ text }: { text: string }) => ({
    what: 'The quotation has quotation marks of its own around it.',
    why: 'They are added in every language, and visitors would see them twice.',
    fix: `Write it without them: ${text}`,
  }),
  'proof-future': ({ when }: { when: string }) => ({
    what: `${when} has not come yet.`,
    why: 'Visitors would see at once that this cannot be known.',
    fix: 'Write when it was, today at the latest.',
  }),
};

export const problems = defineProblems(messages, proofExamples);

type Document = Checking['documents'][number];

/** Reports facts without words, words without facts, and cases of clients that are not there. */
export function checkProof({ documents, locales: [{ id }], report }: Checking): void {
  const find = (name: string, locale: string | null = null) =>
    documents.find((one) => one.locale === locale && one.name === name);
  const { error } = problems(report);
  for (const name of ['cases', 'people']) {
    // The other languages are compared with the first.
    const [facts, words] = [find(name), find(name, id)];
    for (const [own, other] of lonely(facts, words))
      if (facts) error('proof-words', facts.locate(own, 'key'), args(own, other, `${id}/${name}.yaml`));
    for (const [own, other] of lonely(words, facts))
      if (words) error('proof-facts', words.locate(own, 'key'), args(own, other, `${name}.yaml`));
  }
  checkClients(find('cases'), find('clients'), report);
  checkQuotations(documents, report);
}

/** Warns of figures that were measured, and of clients that came, on a day or in a year that is still to come. */
export function checkProofDates({ documents, today, report }: Checking): void {
  const warn = ({ data, locate }: Document, path: Path, now: string) => {
    const when = String(valueAt(data, path) ?? '');
    if (when > now) problems(report).warning('proof-future', locate(path), { when });
  };
  const named = (name: string) => documents.filter((one) => one.locale === null && one.name === name);
  for (const clients of named('clients'))
    for (const key of Object.keys(clients.data)) warn(clients, [key, 'since'], today.slice(0, 4));
  for (const cases of named('cases'))
    for (const key of Object.keys(cases.data))
      for (const figure of Object.keys(Object(valueAt(cases.data, [key, 'figures']))))
        warn(cases, [key, 'figures', figure, 'day'], today);
}

const args = (key: Path, missing: Path, file: string): Lonely => ({
  key: pathText(key),
  missing: pathText(missing),
  file,
});

/** What is said of a quotation in each of the two files. */
const counterparts: Readonly<Record<string, string>> = { quoted: 'quotation', quotation: 'quoted' };

/** The paths that one file has and the other lacks, with the path there. Of an entry that is lacking as a whole its parts are not told. */
function lonely(one: Document | undefined, other: Document | undefined): [Path, Path][] {
  return Object.keys(one?.data ?? {}).flatMap((key): [Path, Path][] => {
    if (valueAt(other?.data, [key]) === undefined) return [[[key], [key]]];
    const figures = Object.keys(Object(valueAt(one?.data, [key, 'figures'])));
    const parts = ['picture', 'quoted', 'quotation'].filter(
      (part) => valueAt(one?.data, [key, part]) !== undefined,
    );
    const pairs: [Path, Path][] = [
      ...figures.map((figure): [Path, Path] => [
        [key, 'figures', figure],
        [key, 'figures', figure],
      ]),
      ...parts.map((part): [Path, Path] => [
        [key, part],
        [key, counterparts[part] ?? part],
      ]),
    ];
    return pairs.filter(([, missing]) => valueAt(other?.data, missing) === undefined);
  });
}

function checkClients(
  cases: Document | undefined,
  clients: Document | undefined,
  report: Checking['report'],
): void {
  const known = Object.keys(clients?.data ?? {});
  for (const key of Object.keys(cases?.data ?? {})) {
    const client = valueAt(cases?.data, [key, 'client']);
    if (!cases || typeof client !== 'string' || known.includes(client)) continue;
    const place = cases.locate([key, 'client']);
    problems(report).error('case-client', place, { key: client, known: known.join(', ') });
  }
}

/** A text in one pair of quotation marks, of whatever language. */
const quoted = /^\s*["'„“”«»‘’‚]([^"„“”«»]*)["'„“”«»‘’]\s*$/;

function checkQuotations(documents: Checking['documents'], report: Checking['report']): void {
  for (const { locale, name, data, locate } of documents) {
    if (locale === null || name !== 'cases') continue;
    for (const key of Object.keys(data)) {
      const path = [key, 'quotation', 'text'];
      const [, text] = quoted.exec(String(valueAt(data, path) ?? '')) ?? [];
      if (text !== undefined) problems(report).error('quotation-marks', locate(path), { text });
    }
  }
}
