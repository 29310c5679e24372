import { z } from 'zod';
import { countText, type PluralRule, prose } from '../../src/define/index.ts';
import type { Hosting } from './settings.ts';

const counted = (description: string) =>
  z.strictObject({
    one: prose(`${description}, for a singular number; keep {n}`, { placeholders: ['n'] }),
    other: prose(`${description}, for a plural number; keep {n}`, { placeholders: ['n'] }),
  });

/** `privacy.yaml`: sentences of the privacy notice, one for each way of running the site (`hosting` of `site.yaml`). */
export const privacy = z.strictObject({
  pages: z.strictObject({
    'own-server': prose('That the agency serves the pages'),
    netlify: prose('That Netlify serves the pages'),
    cloudflare: prose('That Cloudflare serves the pages'),
    'other-host': prose('That another company serves the pages'),
  }),
  forms: z.strictObject({
    'own-server': prose('That what was sent is kept by the agency'),
    netlify: prose('That Netlify receives it and keeps it'),
  }),
  copies: z.strictObject({
    mail: prose('That a copy is mailed to the staff'),
    webhook: prose('That a copy goes to other systems'),
    both: prose('Both of these'),
  }),
  copiesDeleted: prose('When copies are deleted'),
  deletion: counted('After how many months messages are deleted, as a part of a sentence'),
  deletedBy: z.strictObject({
    server: prose('That messages are deleted automatically'),
    hand: prose('That the staff deletes messages'),
  }),
  backups: counted('For how many days more a backup may hold what was deleted'),
  addresses: z.strictObject({
    none: prose('That no IP addresses are kept'),
    kept: counted('For how many days logs hold IP addresses'),
  }),
  transfers: z.strictObject({
    none: prose('That personal data stays in the EEA'),
    'adequacy-decision': prose('That it leaves the EEA on the grounds of an adequacy decision'),
    'standard-clauses': prose('That it leaves the EEA on the grounds of standard contractual clauses'),
  }),
});

/** The sentences of the privacy notice that depend on how the site is run. */
export type Privacy = z.output<typeof privacy>;

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
