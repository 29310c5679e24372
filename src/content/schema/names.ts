import type { Site } from '../../define/site.ts';
import type { Db } from '../../graph/index.ts';
import type { Document } from '../load/document.ts';
import { content, documentAt, siteOf } from '../load/index.ts';
import { namesByKind, referenceTargets } from '../model/known-names.ts';
import { checkedMedia } from '../model/media.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * The file with the names that references may use, below the folder of the site. It follows from the content, which changes
 * daily, and is therefore not committed.
 */
export const namesFile = '.cache/schemas/names.json';

/** Lists the names that references may use, with what they stand for. Pages that are not published are among them. */
export function namesSchema(db: Db): JsonSchema {
  const site = siteOf(db);
  const { ids, unread, unpublished } = db.get(content) ?? { ids: [], unread: [], unpublished: [] };
  const all = [...new Set([...ids, ...unpublished.map(({ id }) => id)])];
  const documents = all.flatMap((id) => documentAt(db, id) ?? []);
  const known = namesByKind(site, {
    ...{ documents, files: [...documents, ...unread], media: db.get(checkedMedia) },
  });
  const definitions = [...known].map(([kind, names]) => {
    const describe = createDescribe(site, kind, documents);
    return [kind, listOf([...(names ?? [])].toSorted(), describe)] as const;
  });
  return { title: 'the names in the content', definitions: Object.fromEntries(definitions) };
}

/** Makes the schema of a list of names. Without any it allows every text: the list may be one that could not be read. */
function listOf(names: readonly string[], describe: (name: string) => string): JsonSchema {
  if (names.length === 0) return { type: 'string' };
  const descriptions = names.map(describe);
  const isDescribed = descriptions.some((text) => text !== '');
  return { enum: [...names], ...(isDescribed && { enumDescriptions: descriptions }) };
}

/** Creates what describes the names of a kind: pages by their titles in the first language, entries of data files by what they hold. */
function createDescribe(site: Site, kind: string, documents: readonly Document[]): (name: string) => string {
  if (/^page\b/.test(kind)) {
    const inOrder = site.locales.flatMap(({ id }) => documents.filter(({ locale }) => locale === id));
    // Of the same page in several languages, the first one stays.
    const titles = new Map(inOrder.toReversed().map(({ name, data }) => [name, data.title]));
    return (name) => textOf(titles.get(name));
  }
  const targets = new Map(Object.entries(referenceTargets(site, kind, documents) ?? {}));
  return (name) => textOf(targets.get(name));
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value).replace(/["{}]/g, '') : String(value);
}
