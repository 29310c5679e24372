import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Document } from '../load/document.ts';
import { type Change, textAt } from './changes.ts';
import { EditError } from './edit-error.ts';
import { applyEdits, type Edit } from './text-edits.ts';
import type { Written } from './written.ts';

/** What happens to files as a whole. */
interface Moves {
  /** New paths below the content folder, by old ones. Undefined for a file that is to be gone. */
  moves: ReadonlyMap<string, string | undefined>;
}

/** Returns the changes of files that follow from edits of their texts and from moves. */
export function changesFrom(
  edits: ReadonlyMap<Document, readonly Edit[]>,
  { moves }: Moves,
  { paths, config }: Pick<Written, 'paths'> & { config: Config },
): Change[] {
  const outside = [...edits.keys()].filter((document) => !paths.has(document));
  if (outside.length > 0)
    throw new EditError(
      'Data outside of the content folder refers to the page. Change it yourself.',
      outside.flatMap(
        (document) => edits.get(document)?.map(({ place: { file, line } }) => `${file}:${line}`) ?? [],
      ),
    );
  return [...paths].flatMap(([document, path]): Change[] => {
    const own = edits.get(document) ?? [];
    if (own.length === 0 && !moves.has(path)) return [];
    const before = textAt(join(config.content.path, path));
    if (moves.has(path) && moves.get(path) === undefined) return [{ path, before, after: undefined }];
    const after = applyEdits(before, own, document);
    const target = moves.get(path) ?? path;
    if (target === path) return [{ path, before, after }];
    return [
      { path, before, after: undefined },
      { path: target, before: undefined, after },
    ];
  });
}
