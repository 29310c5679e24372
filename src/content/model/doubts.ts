import { slugify } from '../../define/slug.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { Db } from '../../graph/index.ts';
import type { DocumentHead } from '../load/document.ts';
import { hiddenItems } from '../load/index.ts';
import { isPage } from '../load/page-files.ts';
import type { TellCopy } from '../load/tell-copy.ts';
import { expiresSoon } from '../load/unpublished.ts';
import { doubtsOfTranslation } from './check-pair.ts';
import { warnOfCopies } from './copies.ts';
import { groupBy } from './group.ts';
import { hiddenFiles } from './hidden.ts';
import { mentionsIn } from './mentions.ts';
import { digestsInStep } from './translations/index.ts';
import { idsOf, translationsIn } from './translations/pairs.ts';
import { warnOfUnused } from './unused.ts';
import { namesUsedIn, usedIn } from './used-names.ts';
import { allHeads, allWritten, wholeAt } from './written.ts';

/** Keys that identify a page in tabs, search results and shared links. */
const telling = ['title', 'description'] as const;

/**
 * Warns of valid content that is probably a mistake: duplicate pages, unused names and doubtful translations.
 */
export function checkDoubts(db: Db, { tellCopy, report }: { tellCopy: TellCopy; report: Report }): void {
  const { site } = db.config;
  const kinds = allHeads(db);
  const documents = kinds.map(({ document }) => document);
  const pages = documents.filter((one) => isPage(one, site));
  for (const { id } of site.locales)
    warnOfTwins(
      pages.filter(({ locale }) => locale === id),
      tellCopy,
      report,
    );
  warnOfExpiry(documents, db, report);
  warnOfCopies(pages, db, { tellCopy, report });
  // What is not published yet may be the only thing that uses a name.
  const hidden = [...hiddenFiles(db), ...hiddenItems(db)].flatMap(({ id }) => wholeAt(db, id));
  const used = [...usedIn(db), ...hidden.flatMap((one) => namesUsedIn(one, site))];
  warnOfUnused(documents, { used: new Set(used), site, report });
  for (const ids of translationsIn(kinds, site).map(idsOf)) {
    db.ensure(doubtsOfTranslation, ids);
    db.ensure(digestsInStep, ids);
  }
}

function warnOfTwins(pages: readonly DocumentHead[], tellCopy: TellCopy, report: Report): void {
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
function originalOf(twins: readonly DocumentHead[], text: string, tellCopy: TellCopy): DocumentHead {
  const named = twins.find(({ data }) => data.slug === slugify(text));
  return named ?? twins.reduce((one, other) => (tellCopy(one, other) === one ? other : one));
}

/** Warns of links and keys that lead to a page which disappears soon: they would be errors then. */
function warnOfExpiry(heads: readonly DocumentHead[], db: Db, report: Report): void {
  const expiring = new Map(
    heads.flatMap((head): [string, string][] => {
      const at = expiresSoon(head, db);
      return at === undefined ? [] : [[head.name, at]];
    }),
  );
  if (expiring.size === 0) return;
  const staying = allWritten(db).filter(({ document }) => !expiring.has(document.name));
  for (const { id, place } of staying.flatMap((one) => mentionsIn(one, (id) => expiring.has(id))))
    report.warning('page-expires', place, { id, at: expiring.get(id) ?? '' });
}
