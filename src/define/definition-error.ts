/** Where a mistake of a definition is written: in the object that has this value, at the first of these keys that it has. */
export interface Written {
  key: string;
  value: string;
  parts: readonly string[];
}

/** The definition of a site is wrong. The message says what to write. */
export class DefinitionError extends Error {
  readonly written: Written | undefined;

  constructor(message: string, written?: Written) {
    super(message);
    this.written = written;
  }
}

/** A template shows an island that cannot be shown. */
export class IslandError extends Error {
  readonly island: string;

  constructor(island: string, message: string) {
    super(message);
    this.island = island;
  }
}
