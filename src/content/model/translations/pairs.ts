import type { Site } from '../../../define/site.ts';
import type { CheckedDocument } from '../references.ts';

/** Pairs each file in the first language with its translations. */
export function translationsIn(
  kinds: readonly CheckedDocument[],
  { locales: [first, ...others] }: Site,
): [CheckedDocument, CheckedDocument][] {
  const byName = new Map(kinds.map((one) => [`${one.document.locale}/${one.document.name}`, one]));
  return kinds
    .filter(({ document }) => document.locale === first.id)
    .flatMap((one) =>
      others.flatMap(({ id }): [CheckedDocument, CheckedDocument][] => {
        const other = byName.get(`${id}/${one.document.name}`);
        return other?.schema === one.schema ? [[one, other]] : [];
      }),
    );
}
