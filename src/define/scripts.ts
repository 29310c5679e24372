/** The browser code of a site. Paths are relative to `templates/`. */
export interface SiteScripts {
  /** The entry script of every page. The default hydrates islands and enhances elements. */
  entry?: string;
  /**
   * The island modules by name. Each exports a component of that name and is loaded when the island wakes.
   */
  islands?: Readonly<Record<string, string>>;
  /**
   * Enhancement modules by `data-…` attribute. Each is loaded after the first paint if the page has such
   * elements. It exports a function `enhance`, which is called with each element.
   */
  enhancements?: Readonly<Record<string, string>>;
}
