import { photo } from './pictures.ts';
import type { Edit } from './workspace.ts';

const logo = (d: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" fill="currentColor"><path d="${d}"/></svg>\n`;

/** Clients that nobody has, each with a logo. */
const clients: Readonly<Record<string, string>> = {
  krot: 'krot:\n  name: Krot ehf.\n  logo: client-krot\n  since: 2021\n',
  fjara: 'fjara:\n  name: Fjara\n  logo: client-fjara\n  since: 2024\n',
};

const facts = {
  krot: `krot-shop:
  client: krot
  service: services/web-development
  picture: krot-shop
  figures:
    sales: { value: 42, suffix: "%", day: 2026-03-01 }
    load: { value: 1100, day: 2026-03-02 }
  quoted: Jóna Dæmisdóttir
`,
  fjara: 'fjara-posts:\n  client: fjara\n  service: services/social-media\n',
};

const words = {
  is: {
    krot: `krot-shop:
  title: Netverslun sem stendur undir sér
  problem: Pantanir bárust í þremur ólíkum kerfum og enginn vissi hvað var til.
  work: Við sameinuðum kerfin og smíðuðum eina netverslun.
  picture: Opin netverslun á síma
  figures:
    sales: { label: meiri sala, source: Google Analytics }
    load: { label: pantanir á mánuði, source: Bókhald Krots }
  quotation:
    text: Nú vitum við hvað er til.
    role: framkvæmdastjóri
`,
    fjara: `fjara-posts:
  title: Miðlar sem einhver sinnir
  problem: Enginn hafði tíma til að svara á miðlunum.
  work: Við tókum við svörunum og birtum eftir áætlun.
`,
  },
  en: {
    krot: `krot-shop:
  title: An online shop that pays its way
  problem: Orders came in through three systems, and nobody knew what was in stock.
  work: We joined the systems and built one online shop.
  picture: The online shop, open on a phone
  figures:
    sales: { label: more sales, source: Google Analytics }
    load: { label: orders a month, source: The books of Krot }
  quotation:
    text: Now we know what we have.
    role: managing director
`,
    fjara: `fjara-posts:
  title: Social media with someone in charge
  problem: Nobody had the time to answer on social media.
  work: We took over the answers and publish by a plan.
`,
  },
};

const people: Readonly<Record<string, string>> = {
  jona: 'jona:\n  name: Jóna Dæmisdóttir\n  portrait: jona\n',
  ari: 'ari:\n  name: Ari Sýnisson\n',
};

const roles = {
  is: { jona: 'jona: { role: ráðgjafi }\n', ari: 'ari: { role: forritari }\n' },
  en: { jona: 'jona: { role: Strategist }\n', ari: 'ari: { role: Developer }\n' },
};

/** A client of the examples. */
export type Who = 'krot' | 'fjara';

/** The edits that give the frozen content the proof of these clients: with it a case and somebody of the agency each. */
export async function proofOf(...whose: readonly Who[]): Promise<Edit[]> {
  const picture = await photo('jpeg');
  const join = (all: Readonly<Record<string, string>>, names: readonly string[]) =>
    names.map((name) => all[name]).join('');
  const staff = whose.map((one) => (one === 'krot' ? 'jona' : 'ari'));
  return [
    { file: 'clients.yaml', write: join(clients, whose) },
    ...whose.map((one): Edit => ({ file: `media/icons/client-${one}.svg`, write: logo('M0 0h120v40h-9z') })),
    { file: 'cases.yaml', write: join(facts, whose) },
    { file: 'people.yaml', write: join(people, staff) },
    ...(['is', 'en'] as const).flatMap((locale): Edit[] => [
      { file: `${locale}/cases.yaml`, write: join(words[locale], whose) },
      { file: `${locale}/people.yaml`, write: join(roles[locale], staff) },
    ]),
    { file: 'media/pictures/krot-shop.jpg', write: picture },
    { file: 'media/pictures/jona.jpg', write: picture },
  ];
}
