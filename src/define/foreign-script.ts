/** The Content-Security-Policy directives that third-party scripts need. */
type ForeignDirective = 'script-src' | 'connect-src' | 'img-src' | 'frame-src';

/** The hosts that a third-party script uses, by Content-Security-Policy directive. */
export type ForeignSources = Readonly<Partial<Record<ForeignDirective, readonly string[]>>>;

/** A third-party script. It runs only with consent. */
export interface ForeignScript {
  /** The URL of the script; a path for a file of the site. */
  src: string;
  /** The hosts of a script of a known kind. By default the host of its URL. */
  sources?: ForeignSources;
  /** The code, if the build publishes it at `src`. */
  code?: string;
}
