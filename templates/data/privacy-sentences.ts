import { countText, type PluralRule } from '../../src/define/index.ts';
import type { Hosting } from './hosting.ts';
import type { Privacy } from './privacy.ts';

/** The names behind `{privacy:…}`. */
export const privacyNames = [
  ...(['pages', 'forms', 'copies', 'copiesDeleted', 'deletion'] as const),
  ...(['deletedBy', 'backups', 'addresses', 'transfers'] as const),
] as const;
export type PrivacyName = (typeof privacyNames)[number];

/** Chooses the sentences that are true of how the site is run; what does not apply is empty. */
export function privacySentences(
  words: Privacy,
  hosting: Hosting,
  plural: PluralRule,
): Record<PrivacyName, string> {
  const { pages, forms, copies, deletedAfterMonths, deletedBy, backupDays, addressLogDays, transfers } =
    hosting;
  const [copy] = copies;
  const isCopied = copy !== undefined;
  return {
    pages: words.pages[pages],
    forms: words.forms[forms],
    copies: isCopied ? words.copies[new Set(copies).size > 1 ? 'both' : copy] : '',
    copiesDeleted: isCopied ? words.copiesDeleted : '',
    deletion: countText(deletedAfterMonths, words.deletion, plural),
    deletedBy: words.deletedBy[deletedBy],
    backups: backupDays > 0 ? countText(backupDays, words.backups, plural) : '',
    addresses:
      addressLogDays > 0 ? countText(addressLogDays, words.addresses.kept, plural) : words.addresses.none,
    transfers: words.transfers[transfers],
  };
}
