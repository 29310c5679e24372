/** A way to ask when nothing is found. */
export interface SearchLink {
  label: string;
  href: string;
}

/** The words around the results; by type, what each result is called, unless it has a category of its own. */
export interface SearchWords extends Readonly<Record<string, string>> {
  searching: string;
  none: string;
  noneHint: string;
  /** Before the links. */
  ask: string;
  countOne: string;
  countOther: string;
  /** In place of the count when only the best of what was found is shown. */
  best: string;
}

/** What the file of the index brings along, so that no page has to. */
export interface SearchFile {
  words: SearchWords;
  /** Where to ask when nothing is found. */
  links: SearchLink[];
}
