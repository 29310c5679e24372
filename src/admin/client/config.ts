/** What the visual editor of a site is made of. Types only, because the generator and the browser import it. */

/** A field of Sveltia CMS, in the options that are used here. */
export interface AdminField {
  name: string;
  label?: string;
  hint?: string;
  widget: string;
  required?: boolean;
  /** True if each language has its own value; `duplicate` if it is the same in all. */
  i18n?: true | 'duplicate';
  default?: unknown;
  /** The values of an object, or of each item of a list. */
  fields?: AdminField[];
  /** The only value of each item of a list. */
  field?: AdminField;
  /** The kinds of items of a list. */
  types?: AdminType[];
  typeKey?: string;
  [option: string]: unknown;
}

/** A kind of items of a list. */
interface AdminType {
  name: string;
  label: string;
  fields: AdminField[];
}

/** The first field of each item of a list that stands for a map with free keys: the key. */
export const keyField = '_key';

/** The other field where the map holds no maps. */
export const valueField = '_value';

/** The field of a file that is such a map as a whole. */
export const wholeField = '_entries';

/** The hidden field with the text of the file, into which changes are written. */
export const sourceField = '_source';

/** How the browser reads and writes files of one kind. */
export interface AdminFormat {
  extension: 'md' | 'yaml';
  /** The fields of a data file. Undefined for pages, where they follow from the template. */
  fields?: AdminField[];
}

/** The file from which the editor starts. */
export interface AdminConfig {
  /** The configuration of Sveltia CMS. */
  sveltia: object;
  formats: Record<string, AdminFormat>;
  /** The fields of pages by their template. */
  pages: Record<string, AdminField[]>;
  pictures: {
    /** The beginning of the addresses that pictures have in the editor. */
    folder: string;
    /** The files by the names that the content uses. */
    files: Record<string, string>;
  };
  /** True if files are read from and written to `site dev`. */
  isLocal: boolean;
}
