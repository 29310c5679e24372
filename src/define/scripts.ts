/** The code of a site that reaches the browser. All paths are below `templates/`. */
export interface SiteScripts {
  /** What runs at once on every page; by default a script that hydrates the islands and enhances elements. */
  entry?: string;
  /** The files of the islands by name. Each exports a component of that name, and is fetched when a page wakes it. */
  islands?: Readonly<Record<string, string>>;
  /**
   * Files that are fetched for pages with elements of an attribute (`data-…`), by that attribute, when the first screen is
   * shown. Each exports a function `enhance`, which is called with every such element.
   */
  enhancements?: Readonly<Record<string, string>>;
}
