import type { Site } from '../../../define/site.ts';
import type { Db } from '../../../graph/index.ts';
import type { Document, DocumentHead } from '../../load/document.ts';
import type { CheckedDocument } from '../references.ts';
import { idOf, writtenAt } from '../written.ts';

/** A file in the first language, and its translation. */
export type Pair<D extends DocumentHead = Document> = readonly [
  first: CheckedDocument<D>,
  other: CheckedDocument<D>,
];

/** Separates two document ids in a query argument. */
const pairMark = '\n';

/** Returns the ids of a pair as a query argument. */
export const idsOf = (pair: Pair<DocumentHead>): string =>
  pair.map(({ document }) => idOf(document)).join(pairMark);

/** Returns the ids of a query argument. */
export const idsInPair = (ids: string): string[] => ids.split(pairMark);

/** Returns the pair with these ids as written; undefined once it is gone. */
export function pairAt(db: Db, ids: string): Pair | undefined {
  const [first, other] = idsInPair(ids).flatMap((id) => writtenAt(db, id));
  return first && other && [first, other];
}

/** Pairs each file in the first language with its translations. */
export function translationsIn<D extends DocumentHead>(
  kinds: readonly CheckedDocument<D>[],
  { locales: [first, ...others] }: Site,
): Pair<D>[] {
  const byName = new Map(kinds.map((one) => [`${one.document.locale}/${one.document.name}`, one]));
  return kinds
    .filter(({ document }) => document.locale === first.id)
    .flatMap((one) =>
      others.flatMap(({ id }): Pair<D>[] => {
        const other = byName.get(`${id}/${one.document.name}`);
        return other?.schema === one.schema ? [[one, other]] : [];
      }),
    );
}
