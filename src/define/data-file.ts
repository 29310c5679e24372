import type { z } from 'zod';

/** A file beside the pages. */
export interface DataFile<S extends z.ZodType = z.ZodType> {
  schema: S;
  /** What it holds, for the message when it is missing. */
  holds: string;
  /** Whether it may be missing, in every language: its data is undefined then. */
  isOptional?: boolean;
}

/** Data that all languages share: `content/<name>.yaml`, or what it is loaded from. */
export interface SharedFile<S extends z.ZodType = z.ZodType> extends DataFile<S> {
  /** Where the data comes from, if not from the content folder. */
  from?: DataSource;
}

/** Where data comes from. Paths are relative to the folder of the site. */
export type DataSource = FileSource | FolderSource | ComputedSource;

/** A file: JSON and YAML are read as they are, other formats by `parse`. */
export interface FileSource {
  file: string;
  /** Makes data of the text of the file. */
  parse?(text: string): unknown;
}

/** The files of a folder, by name without ending; those in folders below it are left out. */
export interface FolderSource {
  folder: string;
  /** Makes data of the text of a file. */
  parse?(text: string): unknown;
}

/** A function, for what is no file. It may import modules of Node if it lies in a module that `import()` loads. */
export interface ComputedSource {
  /** Says which data there is now: `load` is called again when it changes. Each build asks. */
  digest(clock: { today: string }): string | Promise<string>;
  load(clock: { today: string }): unknown;
}

/** The files beside the pages by name: `shared` under `content/`, `own` under the folder of each language. */
export interface DataFiles {
  shared: Readonly<Record<string, SharedFile>>;
  own: Readonly<Record<string, DataFile>>;
}

type Values<F extends Readonly<Record<string, DataFile>>> = {
  [K in keyof F]: z.output<F[K]['schema']> | (F[K] extends { isOptional: true } ? undefined : never);
};

/** What data files hold once they are checked. */
export type DataOf<F extends DataFiles> = { shared: Values<F['shared']>; own: Values<F['own']> };
