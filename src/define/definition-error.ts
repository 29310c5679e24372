/** The location of a mistake in a definition, in the object whose `key` has this value. */
export interface Written {
  key: string;
  value: string;
  /** The key below it that is wrong. Undefined if its own value is. */
  part: string | undefined;
  /** The location of a part that is not in its file: the key itself, or the call that found the mistake. */
  otherwise: 'key' | 'call';
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
