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

const services = [
  ...['brand-development', 'content-strategy', 'design-experience', 'digital-strategy'],
  ...['gamification', 'marketing-campaigns', 'social-media', 'web-development'],
];

/** The words of two more cases of each service, with which it has three. */
const moreWords = {
  is: (name: string) => `${name}-club:
  title: Félagar sem koma aftur
  problem: Helmingur félaga hætti innan árs og engin skýring fannst á því í bókhaldinu.
  work: Við töluðum við þá sem fóru, einfölduðum skráninguna og sendum áminningar þegar þær komu að gagni.
  figures:
    members: { label: færri uppsagnir, source: Félagakerfi }
  quotation:
    text: Þetta er í fyrsta sinn sem við skiljum hvers vegna fólk er hjá okkur.
    role: formaður stjórnar
${name}-hotel:
  title: Bókanir beint til hótelsins
  problem: Þrjár af hverjum fjórum bókunum komu í gegnum milliliði sem tóku þóknun af hverri nótt.
  work: Við gerðum leitina hraðari, sýndum verðið strax og kynntum eigin síðu hótelsins á veturna.
  figures:
    direct: { label: beinar bókanir, source: Bókunarkerfi }
  quotation:
    text: Gestirnir finna okkur sjálfir og hringja ef eitthvað er óljóst.
    role: hótelstjóri
`,
  en: (name: string) => `${name}-club:
  title: Members who come back
  problem: Half of the members left within a year, and nothing in the books explained why.
  work: We talked to those who had left, simplified signing up and sent reminders when they were of use.
  figures:
    members: { label: fewer cancellations, source: Membership system }
  quotation:
    text: For the first time we understand why people stay with us.
    role: chair of the board
${name}-hotel:
  title: Bookings without middlemen
  problem: Three bookings in four came through agencies, which took a commission on every night.
  work: We made the search faster, showed the price at once and promoted the hotel’s own site in winter.
  figures:
    direct: { label: direct bookings, source: Booking system }
  quotation:
    text: Guests find us by themselves, and they call when something is unclear.
    role: hotel manager
`,
};

/** The same proof, with three cases of each service instead of one of two of them. */
export function withThreeCases(edits: readonly Edit[]): Edit[] {
  const forAll = (write: (name: string) => string) =>
    services.map((service) => write(`of-${service}`)).join('');
  const caseOf = (name: string, text: string) => text.replace(/^krot-shop:/, `${name}-shop:`);
  const own: Readonly<Record<string, (name: string) => string>> = {
    'cases.yaml': (name) =>
      `${caseOf(name, facts.krot)}${name}-club:
  client: krot
  service: services/web-development
  figures:
    members: { value: 31, suffix: "%", day: 2026-04-01 }
  quoted: Ari Sýnisson
${name}-hotel:
  client: fjara
  service: services/web-development
  figures:
    direct: { value: 58, suffix: "%", day: 2026-05-02 }
  quoted: Una Tilbúin
`.replaceAll('services/web-development', `services/${name.replace('of-', '')}`),
    'is/cases.yaml': (name) => `${caseOf(name, words.is.krot)}${moreWords.is(name)}`,
    'en/cases.yaml': (name) => `${caseOf(name, words.en.krot)}${moreWords.en(name)}`,
  };
  return edits.map((edit) => {
    const write = 'file' in edit ? own[edit.file] : undefined;
    return write && 'file' in edit ? { file: edit.file, write: forAll(write) } : edit;
  });
}
