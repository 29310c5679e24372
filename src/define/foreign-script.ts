/** The directives of the Content-Security-Policy that scripts of others need. */
type ForeignDirective = 'script-src' | 'connect-src' | 'img-src' | 'frame-src';

/** The hosts that a script of others uses, by directive of the Content-Security-Policy. */
export type ForeignSources = Readonly<Partial<Record<ForeignDirective, readonly string[]>>>;

/** A script of others, which runs only with consent. */
export interface ForeignScript {
  /** Its address; a path for a file of the site. */
  src: string;
  /** The hosts that it uses, if it is of a known kind; otherwise it uses its own. */
  sources?: ForeignSources;
  /** Its code, if the build publishes it at `src`. */
  code?: string;
}
