/** The context of a media maker. */
export interface Workshop {
  /** The root folder of the site. */
  root: string;
  /** The path of the Chromium executable that renders and measures. */
  browser: string;
}

/** A generator of media files that are committed with the site, such as fonts, icons and videos. */
export interface MediaMaker {
  /** The kinds of media that it can generate. */
  kinds: readonly string[];
  /** Packages that only media generation needs. They are too large to install for every build. */
  packages: readonly string[];
  /**
   * Generates one kind of media: all files, or only the named ones.
   *
   * @throws if a package or a program is missing
   */
  make(workshop: Workshop, kind: string, names: readonly string[]): Promise<void>;
}
