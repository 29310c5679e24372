import { type Path, walkFields } from '../../define/walk.ts';
import type { Place } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import type { CheckedDocument } from './references.ts';

/** A place that refers to a page. */
export interface Mention {
  document: Document;
  place: Place;
  /** The id as it is written, with `page:` and an anchor in links. */
  from: string;
  /** The id that it refers to. */
  id: string;
  /** The path of the key. Undefined for a link in the text below the keys. */
  path?: Path;
}

/** Finds the keys and the links of a file that refer to one of some pages. */
export function mentionsIn(
  { document, schema }: CheckedDocument,
  isMeant: (id: string) => boolean,
): Mention[] {
  const found: Mention[] = [];
  walkFields(schema, document.data, ({ path, value, meta }) => {
    if (meta.role !== 'page' || typeof value !== 'string' || !isMeant(value)) return;
    const place = document.locatePart(path, { start: 0, length: value.length });
    found.push({ document, place, from: value, id: value, path });
  });
  return [...found, ...linksIn(document, isMeant)];
}

const idOfLink = (href: string) => /^page:([^#]*)/.exec(href)?.[1] ?? '';

function linksIn(document: Document, isMeant: (id: string) => boolean): Mention[] {
  const { body } = document;
  const isLink = (href: string) => href.startsWith('page:') && isMeant(idOfLink(href));
  if (!body?.uses.some(({ kind, value }) => kind === 'link' && isLink(value))) return [];
  const lines = body.source.split('\n');
  return lines.flatMap((line, at) =>
    [...line.matchAll(/page:[a-z0-9/-]+(?:#[^\s)>"']*)?/g)].flatMap(
      ({ 0: from, index: start }): Mention[] => {
        if (!isLink(from) || !isShown({ lines, at, start }, document)) return [];
        return [
          {
            document,
            place: document.locateLine(at + 1, { start, length: from.length }),
            from,
            id: idOfLink(from),
          },
        ];
      },
    ),
  );
}

/** Checks that letters are the target of a link and not, say, code: the parser sees another link without them. */
function isShown(
  { lines, at, start }: { lines: readonly string[]; at: number; start: number },
  document: Document,
): boolean {
  const line = lines[at] ?? '';
  const other = [
    ...lines.slice(0, at),
    `${line.slice(0, start)}page:-${line.slice(start + 'page:'.length)}`,
    ...lines.slice(at + 1),
  ];
  const targets = ({ uses }: Pick<NonNullable<Document['body']>, 'uses'>) =>
    uses.map(({ value }) => value).join('\n');
  return (
    document.body !== null && targets(document.parser.parse(other.join('\n'))) !== targets(document.body)
  );
}
