/** The definition of a site is wrong. The message says what to write. */
export class DefinitionError extends Error {}

/** A template shows an island that cannot be shown. */
export class IslandError extends Error {
  readonly island: string;

  constructor(island: string, message: string) {
    super(message);
    this.island = island;
  }
}
