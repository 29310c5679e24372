/** The fields of a form as they were sent: every value of each name. */
export type SentFields = ReadonlyMap<string, readonly string[]>;
