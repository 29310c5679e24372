import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { readIfThere } from '../../lib/read-if-there.ts';
import { translationsFile } from '../load/kept-names.ts';
import { formatRecord, parseRecord } from '../load/translation-record.ts';
import type { Change } from './changes.ts';

/** Returns the change of the translation record when pages get other names. */
export function translationsChange(renamed: (id: string) => string, { content }: Config): Change[] {
  const before = readIfThere(join(content.path, translationsFile));
  if (before === undefined) return [];
  const moved = [...parseRecord(before)].map(([page, keys]) => {
    const [language = '', name = ''] = page.split(' ');
    return [`${language} ${renamed(name)}`, keys] as const;
  });
  const after = formatRecord(new Map(moved));
  return after === before ? [] : [{ path: translationsFile, before, after }];
}
