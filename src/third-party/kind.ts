import type { ConsentCategory } from '../client/consent/choices.ts';
import type { ForeignSources } from '../define/foreign-script.ts';
import type { Lifetime } from '../define/lifetime.ts';

/** The keys that a kind may take beside `kind`. */
export type KindKey = 'id' | 'host' | 'domain';

/** What an editor has written about a script of a kind, with defaults filled in. */
export type KindOptions = Readonly<Record<KindKey, string>>;

/** The address of a server of one's own. Nothing in it may end a source of the Content-Security-Policy. */
export const ownServer = /^https:\/\/[a-z\d.-]+(?::\d+)?(?:\/[\w.~-]+)*$/;

/** A key of a kind. */
interface KeyRule {
  format: RegExp;
  example: string;
  /** What it holds and where to find it, to follow “It is”. */
  holds: string;
  isOptional?: true;
}

/** A tool that runs in the pages of other sites. A new one is an entry in `kinds`. */
export interface ScriptKind {
  /** The name of the product. */
  name: string;
  category: Exclude<ConsentCategory, 'necessary'>;
  /** True if its company is in the United States, where personal data is sent. */
  isAmerican?: true;
  keys: Readonly<Partial<Record<KindKey, KeyRule>>>;
  /** Matches addresses of its scripts. An id in the address is the first group. */
  address: RegExp;
  src(options: KindOptions): string;
  /** Returns the code that runs first and tells the script what to do. The script's element is called `script` in it. */
  start(options: KindOptions): string;
  /** Returns what the script may use. The sources of scripts end with a slash. */
  sources(options: KindOptions): ForeignSources;
  /** What it stores, by name; a star at the end stands for any ending. */
  stored: Readonly<Record<string, Lifetime>>;
  /** The cookies to delete when consent is withdrawn, in the same way. Those of its own domains are out of reach. */
  cookies: readonly string[];
}
