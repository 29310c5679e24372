/** A mistake in the content. */
interface Mistake {
  what: string;
  /** The code of the problem that the command line reports. */
  code: string;
  file: string;
  replace: string | RegExp;
  with: string;
  /** The place of the problem in the data of the file. */
  place: string;
}

const service = { file: 'en/services/social-media.md' };
const home = { file: 'en/home.yaml' };

/** Replaces the value of a key, on whatever line it is first. */
const set = (key: string, value: string) => ({ replace: new RegExp(`${key}: .*`), with: `${key}: ${value}` });

/** Adds a line before that of a key. */
const add = (line: string) => ({ replace: /^order:/m, with: `${line}\norder:` });

/** Mistakes that both the command line and the schemas find. They are made all at once. */
export const mistakes: readonly Mistake[] = [
  { what: 'a wrong key', code: 'unknown-key', ...service, replace: 'icon: t', with: 'icno: t', place: '' },
  { what: 'a missing key', code: 'missing-key', ...service, replace: /shape: .*\n/, with: '', place: '' },
  {
    ...{ what: 'a missing key inside of another', code: 'missing-key', ...service },
    ...{ replace: / {2}lead: We .*\n/, with: '', place: '/hero' },
  },
  {
    what: 'a wrong day',
    code: 'wrong-format',
    ...service,
    ...add('expireAt: 2027-13-01'),
    place: '/expireAt',
  },
  { what: 'a wrong address', code: 'wrong-format', ...service, ...set('slug', 'A b'), place: '/slug' },
  {
    what: 'a wrong old address',
    code: 'wrong-format',
    ...service,
    ...add('aliases: [old]'),
    place: '/aliases/0',
  },
  { what: 'a wrong choice', code: 'unknown-choice', ...service, ...set('colour', 'pink'), place: '/colour' },
  {
    what: 'a wrong icon',
    code: 'unknown-reference',
    ...home,
    ...set('icon', 'nothing'),
    place: '/cards/items/0/icon',
  },
  {
    what: 'a text that is too long',
    code: 'text-length',
    ...service,
    ...set('title', 'a'.repeat(61)),
    place: '/title',
  },
  {
    ...{ what: 'a wrong kind of page', code: 'unknown-choice', file: 'en/terms.md' },
    ...{ ...set('template', 'term'), place: '/template' },
  },
  {
    what: 'a wrong page',
    code: 'unknown-reference',
    ...home,
    ...set('page', 'nowhere'),
    place: '/cards/items/0/page',
  },
  {
    what: 'a wrong price',
    code: 'unknown-reference',
    ...home,
    ...set('price', 'nothing'),
    place: '/threads/items/0/price',
  },
  {
    ...{ what: 'a placeholder that is missing', code: 'placeholder-missing', ...home },
    ...{ replace: '{total}', with: 'it', place: '/threads/requests/0' },
  },
  {
    ...{ what: 'a list that is too long', code: 'list-length', ...home },
    ...{ replace: /(statistics:\n.*\n.*\n)((?:.*\n){2})/, with: '$1$2$2', place: '/statistics/items' },
  },
  {
    ...{ what: 'a number that is not one', code: 'not-a-number', file: 'prices.yaml' },
    ...{ replace: 'amount: 79000', with: 'amount: "79.000"', place: '/plan-foundation/amount' },
  },
  {
    ...{ what: 'a wrong day in data', code: 'wrong-format', file: 'site.yaml' },
    ...{ ...set('expires', 'soon'), place: '/security/expires' },
  },
];
