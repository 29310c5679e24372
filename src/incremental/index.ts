export { LivingDatabase } from './database.ts';
export { type Asking, type Codec, type Database, queriesOf } from './query.ts';
export { areInputsUnchanged, readHead, readNodes } from './store.ts';
