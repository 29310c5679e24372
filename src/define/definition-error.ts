/** The definition of a site is wrong. The message says what to write. */
export class DefinitionError extends Error {}
