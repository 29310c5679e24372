import { slugify } from '../../define/slug.ts';
import type { Report } from '../../diagnostics/index.ts';
import { type Db, query, reporting } from '../../graph/index.ts';
import type { Document } from '../load/document.ts';
import { hiddenItems } from '../load/index.ts';
import { isPage } from '../load/page-files.ts';
import type { TellCopy } from '../load/tell-copy.ts';
import { expiresSoon } from '../load/unpublished.ts';
import { warnOfCopies } from './copies.ts';
import { groupBy } from './group.ts';
import { hiddenFiles } from './hidden.ts';
import { mentionsIn } from './mentions.ts';
import { warnOfNumbers } from './numbers.ts';
import type { CheckedDocument } from './references.ts';
import { digestsInStep } from './translations/index.ts';
import { idsOf, pairAt, translationsIn } from './translations/pairs.ts';
import { warnOfUnequalBlocks } from './unequal-blocks.ts';
import { warnOfUntranslated } from './untranslated.ts';
import { warnOfUnused } from './unused.ts';
import { languagesOf } from './vocabulary.ts';
import { allWritten, wholeAt } from './written.ts';

/** Keys that identify a page in tabs, search results and shared links. */
const telling = ['title', 'description'] as const;

/**
 * Warns of valid content that is probably a mistake: duplicate pages, unused names and doubtful translations.
 */
export function checkDoubts(db: Db, { tellCopy, report }: { tellCopy: TellCopy; report: Report }): void {
  const { site } = db.config;
  const kinds = allWritten(db);
  const pages = kinds.filter(({ document }) => isPage(document, site));
  const documents = pages.map(({ document }) => document);
  for (const { id } of site.locales)
    warnOfTwins(
      documents.filter(({ locale }) => locale === id),
      tellCopy,
      report,
    );
  warnOfExpiry(kinds, db, report);
  warnOfCopies(pages, { site, tellCopy, report });
  // What is not published yet may be the only thing that uses a name.
  const hidden = [...hiddenFiles(db), ...hiddenItems(db)].flatMap(({ id }) => wholeAt(db, id));
  warnOfUnused([...kinds, ...hidden], site, report);
  for (const ids of translationsIn(kinds, site).map(idsOf)) {
    db.get(doubtsOfTranslation, ids);
    db.get(digestsInStep, ids);
  }
}

/** Warns about a document and its translation. The argument holds both ids. */
const doubtsOfTranslation = query('doubts of translation', (db, ids): void =>
  reporting(db, (report) => {
    const pair = pairAt(db, ids);
    if (!pair) return;
    const [one, other] = pair;
    warnOfNumbers(one, other, report);
    warnOfUntranslated([one, other], { languagesOf: (text) => languagesOf(db, text), report });
    warnOfUnequalBlocks(one.document, other.document, report);
  }),
);

function warnOfTwins(pages: readonly Document[], tellCopy: TellCopy, report: Report): void {
  for (const key of telling) {
    const byText = groupBy(pages, ({ data }) => data[key]);
    for (const [text, twins] of byText) {
      if (twins.length < 2 || typeof text !== 'string' || text === '') continue;
      const original = originalOf(twins, text, tellCopy);
      const { file, line } = original.locate([key]);
      for (const copy of twins.filter((one) => one !== original))
        report.warning('text-twice', copy.locate([key]), { key, other: `${file}:${line}` });
    }
  }
}

/** Returns the original of pages with the same text. A page whose slug matches the text comes first. */
function originalOf(twins: readonly Document[], text: string, tellCopy: TellCopy): Document {
  const named = twins.find(({ data }) => data.slug === slugify(text));
  return named ?? twins.reduce((one, other) => (tellCopy(one, other) === one ? other : one));
}

/** Warns of links and keys that lead to a page which disappears soon: they would be errors then. */
function warnOfExpiry(all: readonly CheckedDocument[], db: Db, report: Report): void {
  const expiring = new Map(
    all.flatMap(({ document }): [string, string][] => {
      const at = expiresSoon(document, db);
      return at === undefined ? [] : [[document.name, at]];
    }),
  );
  const staying = all.filter(({ document }) => expiring.size > 0 && !expiring.has(document.name));
  for (const { id, place } of staying.flatMap((one) => mentionsIn(one, (id) => expiring.has(id))))
    report.warning('page-expires', place, { id, at: expiring.get(id) ?? '' });
}
