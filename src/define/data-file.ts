import type { z } from 'zod';

/** A data file. */
export interface DataFile<S extends z.ZodType = z.ZodType> {
  schema: S;
  /** A description of the contents, for the message when the file is missing. */
  holds: string;
  /** If true, all languages may leave the file out. Its data is then undefined. */
  isOptional?: boolean;
}

/** Data that all languages share: `content/<name>.yaml` or another source. */
export interface SharedFile<S extends z.ZodType = z.ZodType> extends DataFile<S> {
  /** The source, if not the content folder. */
  from?: DataSource;
}

/** A data source. Paths are relative to the site folder. */
export type DataSource = FileSource | FolderSource | ComputedSource;

/** A file. JSON and YAML are parsed by default, other formats by `parse`. */
export interface FileSource {
  file: string;
  /** Parses the text of the file. */
  parse?(text: string): unknown;
}

/** The files of a folder, by name without extension. Subfolders are ignored. */
export interface FolderSource {
  folder: string;
  /** Parses the text of a file. */
  parse?(text: string): unknown;
}

/** A function that computes the data. A module loaded with `import()` may import Node.js modules. */
export interface ComputedSource {
  /** Returns the version of the data. Each build calls it, and calls `load` again if it has changed. */
  digest(clock: { today: string }): string | Promise<string>;
  load(clock: { today: string }): unknown;
}

/** The data files by name: `shared` in `content/`, `own` in each language folder. */
export interface DataFiles {
  shared: Readonly<Record<string, SharedFile>>;
  own: Readonly<Record<string, DataFile>>;
}

type Values<F extends Readonly<Record<string, DataFile>>> = {
  [K in keyof F]: z.output<F[K]['schema']> | (F[K] extends { isOptional: true } ? undefined : never);
};

/** The types of the checked data files. */
export type DataOf<F extends DataFiles> = { shared: Values<F['shared']>; own: Values<F['own']> };
