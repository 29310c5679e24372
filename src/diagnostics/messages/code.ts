import type { Message } from './message.ts';

/** Says what to read in place of something untracked. */
export function insteadOf(read: string): string {
  if (/Date|performance/.test(read))
    return 'Read `today` of the view, or of what a check, a search or a loader gets.';
  if (/^Intl$|locale/i.test(read))
    return 'Use `formatNumber`, `formatDay` and `formatTime` of the language, or write the words out.';
  if (/^process\.(?:hrtime|uptime)/.test(read))
    return 'Read `today` of the view, or of what a check, a search or a loader gets.';
  if (read.startsWith('process.')) return 'Declare it as data with `from` (src/define/guide.md).';
  return 'Derive the value from the content, such as the id of the page.';
}

/** Problems in the code of a site. */
export const codeMessages = {
  'untracked-read': ({ read }: { read: string }): Message => ({
    what: `This code reads ${read} while the site is built.`,
    why: 'The build cannot tell when it changes, so some pages would be new and others old.',
    fix: `${insteadOf(read)} Effects and event handlers, which run in browsers alone, may use it.`,
  }),
  'untracked-import': ({ module }: { module: string }): Message => ({
    what: `This code imports “${module}”, which can read what the build knows nothing of.`,
    why: 'After an edit of that, some pages would be new and others old.',
    fix: 'Declare a data file with `from` (“Data from elsewhere” in templates/README.md), and read its data from the content. A module that such a file or `media` loads by “import()” may import it.',
  }),
  'data-failed': ({ name, detail }: { name: string; detail: string }): Message => ({
    what: `The data “${name}” cannot be loaded: ${detail}.`,
    why: 'Pages that show it cannot be made.',
    fix: 'Fix the data or the function that loads it (`data` of the definition).',
  }),
  'json-syntax': ({ detail }: { detail: string }): Message => ({
    what: `This is not valid JSON: ${detail}.`,
    why: 'Nothing in the file can be read until this is fixed.',
    fix: 'Fix it here or just before.',
  }),
} as const;
