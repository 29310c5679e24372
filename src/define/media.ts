/** What the makers of media get. */
export interface Workshop {
  /** The folder of the site. */
  root: string;
  /** The program that draws and measures: Chromium. */
  browser: string;
}

/** Makes files that nobody writes by hand but the site keeps, such as fonts, icons and videos. */
export interface MediaMaker {
  /** What can be made. */
  kinds: readonly string[];
  /** Packages that only the makers need; too large to be installed by everyone who builds the site. */
  packages: readonly string[];
  /**
   * Makes one kind of media; all of it, or what is named.
   *
   * @throws if a package or a program is missing
   */
  make(workshop: Workshop, kind: string, names: readonly string[]): Promise<void>;
}
