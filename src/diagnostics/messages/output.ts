import { didYouMean, type Message } from './message.ts';

/** A page that is past its budget, in bytes as they are sent. */
interface Weight {
  page: string;
  bytes: number;
  budget: number;
}

const weightText = ({ page, bytes, budget }: Weight, of: string) =>
  `${page} has ${bytes} bytes of ${of}; the most is ${budget}, which is ${bytes - budget} less.`;

/** The parts of a page that are weighed, in words, and where they come from. */
const weighed = {
  css: ['style sheets', 'Take rules out of the style sheets, or put them into those that come late.'],
  script: ['script that runs at once', 'Take code out of what runs at once, or fetch it later.'],
  allScript: [
    'script, with what is fetched later',
    'Take code out of the islands of the page, and out of what runs on every page.',
  ],
  fonts: ['fonts', 'Cut letters or weights out of the fonts (npm run media -- fonts).'],
  images: ['pictures in its first view', 'Use fewer icons, or a still of the film with less in it.'],
  video: ['film', 'Make the film shorter or calmer.'],
  firstView: ['first view', 'Take something out of its largest part.'],
} as const;

/** The first page whose template failed, in words, and how many others failed in the same way. */
/** The build that holds the lock; one of whom nothing is known has no process. */
interface Busy {
  folder: string;
  pid: number;
  since: string;
  lock: string;
}

interface FailedPages {
  page: string;
  others: number;
}

/** Problems of the built pages and of writing them. */
export const outputMessages = {
  'broken-link': ({ href }: { href: string }): Message => ({
    what: `The page links to ${href}, which is not there.`,
    why: 'The visitor would see the not-found page.',
    fix: 'Mend the link in the content or the template.',
  }),
  'broken-anchor': ({ href, suggestion }: { href: string; suggestion?: string }): Message => ({
    what: `The page links to ${href}, but that page has no such anchor.`,
    why: 'The visitor would land at the top instead.',
    fix: `${didYouMean(suggestion)}Write an anchor that the page has, or none.`,
  }),
  'wrong-language': ({ href, lang }: { href: string; lang: string }): Message => ({
    what: `The page links to ${href} without saying that it is in another language (“${lang}”).`,
    why: 'A visitor would land in the other language unawares; only the language menu crosses.',
    fix: 'Link to the page of the same language, or set hreflang on the link.',
  }),
  'duplicate-id': ({ id }: { id: string }): Message => ({
    what: `The id “${id}” stands twice in the page.`,
    why: 'Labels and anchors could not tell the two apart.',
    fix: 'Give one of them another id.',
  }),
  'missing-label': ({ id, attribute }: { id: string; attribute: string }): Message => ({
    what: `${attribute} names the id “${id}”, which is not in the page.`,
    why: 'A control would have no name, or a button would open nothing.',
    fix: 'Mend the id in the template.',
  }),
  'heading-order': ({
    text,
    level,
    previous,
  }: {
    text: string;
    level: number;
    previous: number;
  }): Message => ({
    what: `The heading “${text}” has level ${level} after level ${previous}.`,
    why: 'Screen readers move by headings; a level is never skipped.',
    fix: `Use level ${previous + 1}.`,
  }),
  'heading-first': ({ count }: { count: number }): Message => ({
    what: `The page has ${count} h1 headings.`,
    why: 'A page has exactly one.',
    fix: 'Mend the template.',
  }),
  'forbidden-markup': ({ markup }: { markup: string }): Message => ({
    what: `The page holds ${markup}.`,
    why: 'The Content-Security-Policy of the site forbids it.',
    fix: 'Use a class, or a script that is a file of its own.',
  }),
  'foreign-resource': ({ url }: { url: string }): Message => ({
    what: `The page loads ${url} from another host.`,
    why: 'It would tell that host who visits.',
    fix: 'Put the file into the site.',
  }),
  'alternate-broken': ({ href }: { href: string }): Message => ({
    what: `The language version ${href} does not lead back to this page.`,
    why: 'Search engines then ignore both.',
    fix: 'This is a fault of the site generator; please report it.',
  }),
  'artifact-twice': ({ path }: { path: string }): Message => ({
    what: `Two things want to be written to ${path}.`,
    why: 'One would be lost.',
    fix: 'Rename one of them.',
  }),
  'artifact-broken': ({ path, detail }: { path: string; detail: string }): Message => ({
    what: `${path} cannot be used as it would be published: ${detail}.`,
    why: 'Visitors would see nothing in its place.',
    fix: 'Remove the folder .cache and build again; if it stays so, mend the file that it is made from.',
  }),
  'page-too-long': (weight: Weight): Message => ({
    what: weightText(weight, 'compressed HTML'),
    why: 'About 14 kB arrive at once; a visitor with a slow connection waits for everything behind them.',
    fix: `Shorten the text by about ${Math.ceil((100 * (weight.bytes - weight.budget)) / weight.bytes)} %, or move a part of it to a page of its own.`,
  }),
  'page-too-heavy': ({ part, ...weight }: Weight & { part: keyof typeof weighed }): Message => ({
    what: weightText(weight, weighed[part][0]),
    why: 'Visitors with slow connections and old phones would wait for it.',
    fix: `${weighed[part][1]} If the page is worth more, raise the budget of its kind, in its folder in templates/pages.`,
  }),
  'page-fonts': ({ page, count, limit }: { page: string; count: number; limit: number }): Message => ({
    what: `${page} preloads ${count} fonts; the most is ${limit}.`,
    why: 'The words are shown in another font until all of them are there.',
    fix: 'Use the fonts that the site has.',
  }),
  'output-unsafe': ({ folder, reason }: { folder: string; reason: string }): Message => ({
    what: `The site cannot be written to ${folder}: ${reason}.`,
    why: 'The output folder is replaced as a whole at each build.',
    fix: 'Name another folder with --out, best an empty one.',
  }),
  'output-busy': ({ folder, pid, since, lock }: Busy): Message => ({
    what:
      since === ''
        ? `Another build is writing to ${folder}.`
        : `Another build (process ${pid}, since ${since}) is writing to ${folder}.`,
    why: 'Two at once could mix their files, and this one has waited for 10 seconds.',
    fix: `Wait until it ends, or name another folder with --out. If there is no such build, delete ${lock}.`,
  }),
  'output-failed': ({ detail }: { detail: string }): Message => ({
    what: `The site could not be written (${detail}).`,
    why: 'What was there before is untouched.',
    fix: 'Check free space and permissions, and build again.',
  }),
  'bundle-failed': ({ detail, hint }: { detail: string; hint?: string }): Message => ({
    what: `Scripts or styles cannot be bundled: ${detail}.`,
    why: 'Browsers would leave out this rule, and often all that stand behind it.',
    fix: hint === undefined ? 'Mend it at this place.' : `${hint} Mend it at this place.`,
  }),
  'template-failed': ({ page, others, detail }: FailedPages & { detail: string }): Message => ({
    what: `The template of ${page} failed: ${detail}.`,
    why: `${others === 0 ? 'The page' : `This page and ${others} more`} cannot be made, so nothing is published.`,
    fix: 'Mend the code at this place, or what the content gives it.',
  }),
} as const;
