/**
 * The location of a mistake in a definition: the object whose `key` has this value, at the first of these
 * `parts` that it contains.
 */
export interface Written {
  key: string;
  value: string;
  parts: readonly string[];
}

/** An error in a site definition. The message includes the fix. */
export class DefinitionError extends Error {
  readonly written: Written | undefined;

  constructor(message: string, written?: Written) {
    super(message);
    this.written = written;
  }
}

/** An error in the use of an island in a template. */
export class IslandError extends Error {
  readonly island: string;

  constructor(island: string, message: string) {
    super(message);
    this.island = island;
  }
}
