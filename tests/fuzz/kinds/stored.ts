import { parseConsent } from '../../../src/client/consent/choices.ts';
import { cookieNames, expiringCookies, matchingNames } from '../../../src/client/consent/withdraw.ts';
import {
  afterAttempt,
  claimAt,
  endOf,
  isDue,
  newClaim,
  outboxKey,
  packDraft,
  packUnsent,
  unpackDraft,
  unpackUnsent,
  waitFor,
} from '../../../src/client/forms/kept.ts';
import { preselectionOf } from '../../../templates/forms/preselection.ts';
import { hostileAnywhere } from '../hostile.ts';
import { type Findings, kind, smallerTexts } from '../kind.ts';
import { mutateJson, mutateText } from '../mutate.ts';

const now = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60_000;
const consent = { necessary: true, analytics: false, marketing: true, functional: false };

/** What the site itself leaves in a browser. */
const stored: readonly string[] = [
  packUnsent({
    ...{ id: 'a', body: 'form-name=contact&name=J%C3%B3na' },
    ...{ attempts: 3, since: now - day, restsUntil: now + 5000 },
  }),
  JSON.stringify(newClaim('me', now)),
  JSON.stringify(consent),
  JSON.stringify(['Jóna', 'jona@hemja.example', true, 2]),
  packDraft({ values: ['Jóna', true, 2], since: now - day }),
  '?service=social&plan=growth&q=a',
  '_ga=1; _ga_X=2; own=3',
];

/** Values of JSON that are no texts, numbers or lists as a program expects them. */
const fragments: readonly string[] = [
  ...hostileAnywhere,
  '{"toString":1,"valueOf":1}',
  '{"__proto__":{"x":1}}',
  '[[[[]]]]',
  'null',
  'true',
  '-1e308',
  '1e999',
  '""',
  '{}',
  ','.repeat(20),
];

const values: readonly unknown[] = [
  { toString: 1, valueOf: 1 },
  null,
  [],
  {},
  true,
  -1,
  1e308,
  now * 2,
  '',
  'x',
];

/** What somebody else, an older version or a full disk has left in a browser, and the functions that read it. */
export const storedData = kind<string>('stored', 60, () => ({
  make: (random) => {
    const text = random.pick(stored);
    if (random.once(2) || !/^[[{]/.test(text)) return mutateText(text, random, fragments);
    return JSON.stringify(mutateJson(JSON.parse(text), random, values));
  },
  check: (text) => [
    ...outboxFindings(text),
    ...draftFindings(text),
    ...consentFindings(text),
    ...addressFindings(text),
  ],
  show: (text) => JSON.stringify(text),
  smaller: smallerTexts,
}));

function outboxFindings(text: string): Findings {
  const found: string[] = [];
  const claim = claimAt(text, now);
  if (claim && claim.until - now > day) found.push('a claim holds for more than a day');
  const message = unpackUnsent(outboxKey('a'), text, now);
  if (!message) return found;
  if (afterAttempt(message, 'refused', endOf(now))) found.push('a message has no end');
  const later = afterAttempt(message, 'refused', now);
  if (!later) return found;
  const again = unpackUnsent(outboxKey(later.id), packUnsent(later), now);
  if (JSON.stringify(again) !== JSON.stringify(later))
    found.push('a message is another when it is read again');
  for (const one of [message, later]) {
    const wait = waitFor(one, now);
    if (!(wait >= 0 && wait <= day)) found.push(`a message waits ${wait} ms`);
    if (!isDue(one, now + day + 1)) found.push('a message rests for more than a day');
  }
  return found;
}

function draftFindings(text: string): Findings {
  const draft = unpackDraft(text, now);
  if (!draft) return [];
  const found: string[] = [];
  if (unpackDraft(packDraft(draft), endOf(now))) found.push('a draft has no end');
  if (JSON.stringify(unpackDraft(packDraft(draft), now)) !== JSON.stringify(draft))
    found.push('a draft is another when it is read again');
  return found;
}

/** `parseConsent` may throw for what is not a choice; whoever calls it asks the visitor again. */
function consentFindings(text: string): Findings {
  const found: string[] = [];
  try {
    const read = parseConsent(text);
    if (read && (!read.necessary || Object.values(read).some((choice) => typeof choice !== 'boolean')))
      found.push('a consent is no choice');
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  const names = cookieNames(text);
  if (matchingNames(names, ['*']).length !== names.length) found.push('a star does not stand for all names');
  for (const name of names)
    if (expiringCookies(name, text.slice(0, 100)).length === 0) found.push('a cookie never ends');
  return found;
}

function addressFindings(text: string): Findings {
  const chosen = preselectionOf(text);
  return chosen && preselectionOf(chosen.rest) ? ['the rest of an address chooses again'] : [];
}
