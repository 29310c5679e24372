import type { z } from 'zod';
import { watch } from '../../define/watched.ts';
import { type Db, query } from '../../graph.ts';
import { digestOfValue, readRecorder } from '../reads/index.ts';
import { checkedValue } from './check-one.ts';

/** A file of the content that fits its schema. */
interface CheckedFile {
  id: string;
  schema: z.ZodType;
  value: unknown;
}

/** The value of a key of a file, or of the whole file, as a digest: whoever reads it depends on it and on nothing else of the file. */
const key = query('key', (db, argument) => {
  const [id = '', name] = argument.split('\0');
  const value = db.get(checkedValue, id)?.value;
  return digestOfValue(name === undefined ? value : Object(value)[name]);
});

/** Returns the value of a file, of which all that is read is noted: as a dependency of the query that runs, and as a key that is shown. */
export function watchedFile(db: Db, { id, schema, value }: CheckedFile): unknown {
  return watch(schema, value, {
    note: readRecorder(db, schema),
    see: (name) => void db.get(key, name === undefined ? id : `${id}\0${name}`),
  });
}
