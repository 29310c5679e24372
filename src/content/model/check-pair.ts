import { query, reporting } from '../../graph/index.ts';
import { checkedAt } from './check-one.ts';
import { knownNames } from './known-names.ts';
import { warnOfNumbers } from './numbers.ts';
import { checkParity } from './parity.ts';
import { idsInPair, pairAt } from './translations/pairs.ts';
import { warnOfUnequalBlocks } from './unequal-blocks.ts';
import { warnOfUntranslated } from './untranslated.ts';
import { languagesOf } from './vocabulary.ts';

/** Reports what must be equal in a document and its translation and is not. The argument holds both ids (`idsOf`). */
export const parity = query('parity', (db, ids): void =>
  reporting(db, (report) => {
    const [one, other] = idsInPair(ids).flatMap((id) => checkedAt(db, id));
    if (one && other) checkParity(one, other, { known: db.get(knownNames), report });
  }),
);

/** Warns about a document and its translation. The argument holds both ids. */
export const doubtsOfTranslation = query('doubts of translation', (db, ids): void =>
  reporting(db, (report) => {
    const pair = pairAt(db, ids);
    if (!pair) return;
    const [one, other] = pair;
    warnOfNumbers(one, other, report);
    warnOfUntranslated([one, other], { languagesOf: (text) => languagesOf(db, text), report });
    warnOfUnequalBlocks(one.document, other.document, report);
  }),
);
