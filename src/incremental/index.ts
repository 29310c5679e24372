export { QueryDatabase } from './database.ts';
export { type Codec, type PrefetchContext, type QueryContext, queriesOf } from './query.ts';
export { areInputsUnchanged, readHead, readNodes } from './store.ts';
