import type { z } from 'zod';
import { watch } from '../../define/watched.ts';
import { type Db, query } from '../../graph/index.ts';
import { digestOfValue, readRecorder } from '../reads/index.ts';
import { checkedValue } from './check-one.ts';

/** A content file that fits its schema. */
interface CheckedFile {
  id: string;
  schema: z.ZodType;
  value: unknown;
}

/**
 * The digest of one key of a file, or of the whole file. A query that reads the key depends on nothing else
 * of the file.
 */
const key = query('key', (db, argument) => {
  const [id = '', name] = argument.split('\0');
  const value = db.get(checkedValue, id)?.value;
  return digestOfValue(name === undefined ? value : Object(value)[name]);
});

/**
 * Wraps the value of a file so that reads are recorded, as dependencies of the running query and as displayed
 * keys.
 */
export function watchedFile(db: Db, { id, schema, value }: CheckedFile): unknown {
  return watch(schema, value, {
    note: readRecorder(db, schema),
    see: (name) => db.ensure(key, name === undefined ? id : `${id}\0${name}`),
  });
}
