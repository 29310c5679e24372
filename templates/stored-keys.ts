import { type StoredKey, storedDraft, storedKeys as toolKeys } from '../src/client/stored-keys.ts';
import { drafts } from './forms/drafts.ts';

/** What the site's own scripts store. */
const ownKeys = {
  closedNotices: { holds: 'choice', kept: 'until-deleted' },
  heroVideo: { holds: 'choice', kept: 'until-tab-closes' },
  pulledThreads: { holds: 'choice', kept: 'until-tab-closes' },
} as const satisfies Record<string, StoredKey>;

/** A name under which a script of the site may store something. */
export type OwnStoredName = keyof typeof ownKeys;

/**
 * Everything that is stored in a visitor's browser without being asked about: by the generator's scripts, by those of the site,
 * and as drafts of its forms. The cookies page must name each of them with its lifetime; anything else would need
 * consent, and is named in `site.yaml`.
 */
export const storedKeys: Readonly<Record<string, StoredKey>> = {
  ...toolKeys,
  ...ownKeys,
  ...Object.fromEntries(drafts.map((draft) => [draft.key, storedDraft(draft)])),
};
