import type { ConsentCategory } from './read.ts';

/** What the cookie dialog says in one language. Pages do not carry it: few visitors see it more than once. */
export interface ConsentWords {
  title: string;
  text: string;
  /** The link to the page about cookies. */
  policy: { href: string; text: string };
  acceptAll: string;
  rejectAll: string;
  customize: string;
  save: string;
  back: string;
  close: string;
  /** Shown at the category that cannot be refused. */
  always: string;
  /** In the order in which they are shown. */
  categories: { name: ConsentCategory; title: string; description: string }[];
}
