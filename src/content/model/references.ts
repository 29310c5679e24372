import { z } from 'zod';
import type { Locale } from '../../define/locale.ts';
import type { Site } from '../../define/site.ts';
import { metaOf, namesKey, type Path, schemaAt, walkFields } from '../../define/walk.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { Document, DocumentHead } from '../load/document.ts';
import type { UnpublishedFile } from '../load/unpublished.ts';
import { pageMeant } from './addresses.ts';
import { inSpareItem } from './spare-item.ts';
import { suggestAmong } from './suggest-among.ts';

/**
 * Valid reference targets by kind. A set is undefined if the file that defines the names could not be read.
 */
export interface KnownNames {
  byKind: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** The pages that are not published, by id. */
  hidden: ReadonlyMap<string, UnpublishedFile>;
  /** The pages that only some languages have, with these languages. */
  limited: ReadonlyMap<string, readonly Locale[]>;
  /** Page ids by address, for suggestions. */
  addresses: ReadonlyMap<string, string>;
}

/** The maximum number of names that a message lists. */
const fewNames = 12;

/** Describes where the names of each kind are defined, for messages. */
function placesOf({ references = {} }: Site): Record<string, string> {
  return {
    icon: 'media/icons, as a file name without .svg',
    page: 'the page files of the language, as a path without ending',
    picture: 'media/pictures, as a file name without its ending',
    video: 'media/loops, as a file name without ending',
    ...Object.fromEntries(Object.entries(references).map(([kind, { where }]) => [kind, where])),
  };
}

/** A document with its schema and value. Some checks also take values that do not fit the schema. */
export interface CheckedDocument<D extends DocumentHead = Document> {
  document: D;
  schema: z.ZodType;
  value: unknown;
}

/** Reports all dangling references in a document. */
export function checkReferences(
  { document, schema, value }: CheckedDocument,
  { known, site, report }: { known: KnownNames; site: Site; report: Report },
): void {
  const places = placesOf(site);
  walkFields(schema, value, ({ path, schema: own, value: name, meta }) => {
    const kind = meta.role ?? '';
    const names = known.byKind.get(namesKey(meta));
    const languages = kind === 'page' ? known.limited.get(String(name)) : undefined;
    if (languages && !languages.includes(document.locale ?? ''))
      report.error('page-not-in-language', document.locate(path), {
        ...{ id: String(name), languages: languages.join(', ') },
      });
    // Empty names and other types are reported by the schema.
    if (!names || typeof name !== 'string' || names.has(name) || !own.safeParse(name).success) return;
    const hidden = kind === 'page' ? known.hidden.get(name.replace(/#.*/, '')) : undefined;
    if (hidden) {
      report.error('page-unpublished', document.locate(path), hidden);
      return;
    }
    const meant = kind === 'page' ? pageMeant(name.replace(/(?<=.)#.*/, ''), known.addresses) : undefined;
    const nearest = meant === undefined ? suggestAmong(name, names) : { suggestion: meant };
    const isItself = kind === 'page' && nearest.suggestion === document.name;
    const few = names.size <= fewNames ? { known: [...names].join(', ') } : {};
    report.error('unknown-reference', document.locate(path), {
      ...{ kind: kindText(meta), name, where: places[kind] ?? '' },
      ...(isItself ? {} : nearest),
      ...few,
      ...(isOptional(schema, path, value)
        ? { spareKey: String(path.at(-1)) }
        : inSpareItem(document, schema, path)),
    });
  });
}

const kindText = ({ role = '', template }: z.core.GlobalMeta) =>
  template === undefined ? role : `“${template}” page`;

/** Checks whether a key is optional. */
function isOptional(schema: z.ZodType, path: Path, value: unknown): boolean {
  const map = schemaAt(schema, path.slice(0, -1), value);
  return map instanceof z.ZodObject && map.shape[String(path.at(-1))]?.safeParse(undefined).success;
}

/** Checks that a reference resolves. Values that are not references pass. */
export function isKnown(schema: z.ZodType, value: unknown, known: KnownNames): boolean {
  const names = known.byKind.get(namesKey(metaOf(schema)));
  return typeof value !== 'string' || (names?.has(value) ?? true);
}
