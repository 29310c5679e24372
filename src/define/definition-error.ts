/** What is wrong with the definition of a site, in sentences that say what to write. */
export class DefinitionError extends Error {}
