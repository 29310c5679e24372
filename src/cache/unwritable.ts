/** What was made cannot be kept: the disk is full, or nobody may write there. */
export class UnwritableError extends Error {}
