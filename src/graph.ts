import type { Config } from './config.ts';
import { type Database, queriesOf } from './incremental/index.ts';

/** What the queries of a build ask. */
export type Db = Database<Config>;

/** Defines the queries of a build, and knows all of them. */
export const { query, input, prefetched, all: allQueries } = queriesOf<Config>();

/** The channel of problems. */
export const problemChannel = 'problem';
