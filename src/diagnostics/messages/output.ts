import { markThousands } from '../../define/numbers.ts';
import { didYouMean, type Message } from './message.ts';

/** A page that is past its budget, in bytes as they are sent. */
interface Weight {
  page: string;
  bytes: number;
  budget: number;
}

const grouped = (bytes: number) => markThousands(bytes, ',');

const weightText = ({ page, bytes, budget }: Weight, of: string) =>
  `${page} has ${grouped(bytes)} bytes of ${of}; the maximum is ${grouped(budget)}, which is ${grouped(bytes - budget)} less.`;

/** Returns how much of a page must go, in percent. */
export const excessOf = ({ bytes, budget }: Omit<Weight, 'page'>) =>
  Math.ceil((100 * (bytes - budget)) / bytes);

/** The parts of a page that are weighed, in words, and where they come from. */
const weighed = {
  css: ['style sheets', 'Remove rules from the style sheets, or move them into @layer late.'],
  script: ['script that runs at once', 'Remove code from what runs at once, or load it later.'],
  allScript: [
    'script, including what is loaded later',
    'Remove code from the islands of the page, or from what runs on every page.',
  ],
  fonts: ['fonts', 'Remove letters or weights from the fonts (npx site media fonts).'],
  images: ['pictures in its first view', 'Use fewer icons, or a simpler still of the video.'],
  video: ['video', 'Make the video shorter or calmer.'],
  firstView: [
    'what its first view waits for: HTML, style sheets, script, fonts and the first pictures together',
    'Remove something from the page: the last text, picture or figure that was added is the nearest.',
  ],
} as const;

/** A page with a part that is too heavy, and how many others of its kind exceed the budget with the same files. */
interface KindPart extends Weight {
  part: keyof typeof weighed;
  kind: string;
  others: number;
}

function othersText(count: number, kind: string): string {
  if (count === 0) return '';
  return count === 1
    ? ` 1 other page of the kind “${kind}” exceeds it, too.`
    : ` ${count} other pages of the kind “${kind}” exceed it, too.`;
}

/** The build that holds the lock; one of whom nothing is known has no process. */
interface Busy {
  folder: string;
  pid: number;
  since: string;
  lock: string;
}

/** An entry of the search, and the ids of its page that are most like its anchor. */
interface SearchAnchor {
  id: string;
  path: string;
  known: readonly string[];
}

interface BrokenAnchor {
  href: string;
  suggestion?: string;
  /** The anchors of the page, if they are few. */
  known?: readonly string[];
}

/** The first page whose template failed, in words, and how many others failed in the same way. */
interface FailedPages {
  page: string;
  others: number;
}

/** Problems of the built pages and of writing them. */
export const outputMessages = {
  'broken-link': ({ href }: { href: string }): Message => ({
    what: `The page links to ${href}, which does not exist.`,
    why: 'The visitor would see the not-found page.',
    fix: 'Fix the link in the content or in the template.',
  }),
  'broken-anchor': ({ href, suggestion, known = [] }: BrokenAnchor): Message => ({
    what: `The page links to ${href}, but that page has no such anchor.`,
    why: 'The visitor would land at the top instead.',
    fix: `${didYouMean(suggestion)}Use ${known.length > 0 ? `one of its anchors (${known.join(', ')})` : 'an anchor that the page has'}, or none.`,
  }),
  'search-anchor': ({ id, path, known }: SearchAnchor): Message => ({
    what: `The entry “${id}” of the search leads to ${path}, but that page has no such anchor.`,
    why: 'The visitor would land at the top of the page instead.',
    fix: `Give the entry an anchor that the page has${known.length > 0 ? ` (${known.join(', ')})` : ''}, or none.`,
  }),
  'wrong-language': ({ href, lang }: { href: string; lang: string }): Message => ({
    what: `The page links to ${href} without saying that it is in another language (“${lang}”).`,
    why: 'Visitors would land in another language unawares; only the language menu leads there.',
    fix: 'Link to the page of the same language, or set hreflang on the link.',
  }),
  'duplicate-id': ({ id }: { id: string }): Message => ({
    what: `The id “${id}” is used twice in the page.`,
    why: 'Labels and anchors could not tell the two apart.',
    fix: 'Give one of them another id.',
  }),
  'missing-label': ({ id, attribute }: { id: string; attribute: string }): Message => ({
    what: `${attribute} names the id “${id}”, which is not in the page.`,
    why: 'A control would have no name, or a button would open nothing.',
    fix: 'Fix the id in the template.',
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
    why: 'Screen readers navigate by headings; no level may be skipped.',
    fix: `Use level ${previous + 1}.`,
  }),
  'heading-first': ({ count }: { count: number }): Message => ({
    what: `The page has ${count} h1 headings.`,
    why: 'A page has exactly one.',
    fix: 'Write one <h1> in the component of the page, with its heading.',
  }),
  'forbidden-markup': ({ markup }: { markup: string }): Message => ({
    what: `The page contains ${markup}.`,
    why: 'The Content-Security-Policy of the site forbids it.',
    fix: 'Use a class, or put the script into a file of its own.',
  }),
  'foreign-resource': ({ url }: { url: string }): Message => ({
    what: `The page loads ${url} from another host.`,
    why: 'It would tell that host who visits.',
    fix: 'Add the file to the site.',
  }),
  'alternate-broken': ({ href }: { href: string }): Message => ({
    what: `The language version ${href} does not lead back to this page.`,
    why: 'Search engines then ignore both.',
    fix: 'This is a bug in the site generator; please report it.',
  }),
  'artifact-twice': ({ path }: { path: string }): Message => ({
    what: `Two files would be written to ${path}.`,
    why: 'One would be lost.',
    fix: 'Rename one of them.',
  }),
  'artifact-broken': ({ path, detail }: { path: string; detail: string }): Message => ({
    what: `${path} cannot be published as it is: ${detail}.`,
    why: 'Visitors would see nothing in its place.',
    fix: 'Delete the folder .cache and build again; if that does not help, fix the file that it is made from.',
  }),
  'page-too-long': (weight: Weight): Message => ({
    what: weightText(weight, 'compressed HTML'),
    why: 'About 14 kB arrive at once; visitors with slow connections wait for everything after them. What other files add counts too, such as a notice, a case of a client or a service in the menus.',
    fix: `Shorten the text by about ${excessOf(weight)} %, or move part of it to a page of its own.`,
  }),
  'page-too-heavy': ({ part, kind, others, ...weight }: KindPart): Message => ({
    what: `${weightText(weight, weighed[part][0])}${othersText(others, kind)}`,
    why: 'Visitors with slow connections and old phones would wait for it.',
    fix: `${weighed[part][1]} If the page is worth more, raise the budget of its kind in templates/pages.`,
  }),
  'page-fonts': ({ page, count, limit }: { page: string; count: number; limit: number }): Message => ({
    what: `${page} preloads ${count} fonts; the maximum is ${limit}.`,
    why: 'Words are shown in another font until all of them have arrived.',
    fix: 'Use the fonts that the site already has.',
  }),
  'output-unsafe': ({ folder, reason }: { folder: string; reason: string }): Message => ({
    what: `The site cannot be written to ${folder}: ${reason}.`,
    why: 'The output folder is replaced as a whole at each build.',
    fix: 'Name another folder with --out, preferably an empty one.',
  }),
  'output-busy': ({ folder, pid, since, lock }: Busy): Message => ({
    what:
      since === ''
        ? `Another build is writing to ${folder}.`
        : `Another build (process ${pid}, since ${since}) is writing to ${folder}.`,
    why: 'Two builds at once could mix their files, and this one has waited for 10 seconds.',
    fix: `Wait until it has ended, or name another folder with --out. If there is no such build, delete ${lock}.`,
  }),
  'output-failed': ({ detail }: { detail: string }): Message => ({
    what: `The site could not be written (${detail}).`,
    why: 'What was there before is untouched.',
    fix: 'Check free space and permissions, and build again.',
  }),
  'bundle-failed': ({
    detail,
    hint,
    isStyle,
  }: {
    detail: string;
    hint?: string;
    isStyle: boolean;
  }): Message => ({
    what: `${isStyle ? 'This style' : 'This code'} cannot be bundled: ${detail}.`,
    why: isStyle
      ? 'Browsers would drop this rule, and often everything after it.'
      : 'Nothing that needs this file can be made.',
    fix: [
      hint,
      detail.startsWith('Could not resolve') ? 'Name a file that is there, or add it.' : 'Fix it here.',
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  }),
  'template-failed': ({ page, others, detail }: FailedPages & { detail: string }): Message => ({
    what: `The template of ${page} failed: ${detail}.`,
    why: `${others === 0 ? 'The page' : `This page and ${others} more`} cannot be made, so nothing is published.`,
    fix: 'Fix the code here, or what the content passes to it.',
  }),
  'site-unusable': ({ detail }: { detail: string }): Message => ({
    what: `The definition of the site failed: ${detail}.`,
    why: 'Nothing can be built without it.',
    fix: 'Fix the code here, or what it is given.',
  }),
  'cache-unwritable': ({ detail }: { detail: string }): Message => ({
    what: `The compiled site cannot be written: ${detail}.`,
    why: 'Without it nothing can be built, whether or not the code is right.',
    fix: 'If the disk is full, free space; otherwise let this folder be written. Then try again.',
  }),
} as const;
