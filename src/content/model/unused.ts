import type { Site } from '../../define/site.ts';
import { valueAt } from '../../define/walk.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { findPlaceholders } from './placeholders/syntax.ts';
import { type CheckedDocument, namesOf } from './references.ts';

/** Warns of names in data files, such as prices, that the content never refers to. */
export function warnOfUnused(kinds: readonly CheckedDocument[], site: Site, report: Report): void {
  const documents = kinds.map(({ document }) => document);
  for (const [kind, { file, path, isListed }] of Object.entries(site.references ?? {})) {
    if (isListed) continue;
    const home = documents.find(({ locale, name }) => locale === null && name === file);
    if (!home) continue;
    const used = new Set([...namesOf(kinds, kind), ...namedInTexts(documents, { site, file })]);
    for (const name of Object.keys(valueAt(home.data, path) ?? {}))
      if (!used.has(name)) report.warning('name-unused', home.locate([...path, name], 'key'), { kind, name });
  }
}

/** Returns the names of a file that are used in placeholders. */
function namedInTexts(
  documents: readonly Document[],
  { site, file }: { site: Site; file: string },
): string[] {
  const own = Object.entries(site.placeholders?.kinds ?? {}).filter(
    ([, kind]) => kind.file === `${file}.yaml`,
  );
  const kinds = new Set(own.map(([kind]) => kind));
  return documents.flatMap(({ data, body }) =>
    findPlaceholders(`${JSON.stringify(data)}\n${body?.source ?? ''}`).flatMap(({ kind, name }) =>
      name !== undefined && kinds.has(kind) ? [name] : [],
    ),
  );
}
