import { momentOf, publicationKeys } from '../../define/publication.ts';
import type { Site } from '../../define/site.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { Db } from '../../graph/index.ts';
import type { DocumentHead } from '../load/document.ts';
import { content, documentAt, hiddenItems, wholeDocumentAt } from '../load/index.ts';
import { isIndispensable, isPage } from '../load/page-files.ts';
import { itemOf, type UnpublishedFile } from '../load/unpublished.ts';
import { groupBy } from './group.ts';

/** Lists the files of pages that are not published and therefore not part of the site. */
export function hiddenFiles(db: Db): UnpublishedFile[] {
  return db.get(content)?.hidden ?? [];
}

/** Reports hidden pages and items whose languages disagree about being published. Nothing else of them is checked. */
export function checkHidden(db: Db, report: Report): void {
  const pages = hiddenFiles(db).flatMap(({ id }) => documentAt(db, id) ?? []);
  const items = hiddenItems(db).flatMap(({ id, item }) => {
    const file = wholeDocumentAt(db, id);
    return file ? [{ ...itemOf(file, item), name: `${file.name} ${item}` }] : [];
  });
  for (const versions of groupBy([...pages, ...items], ({ name }) => name).values())
    for (const key of publicationKeys) compareVersions(versions, key, report);
  for (const document of [...pages, ...items]) checkOrder(document, report);
}

function compareVersions([one, ...others]: readonly DocumentHead[], key: string, report: Report): void {
  if (!one) return;
  for (const other of others) {
    const [ours, theirs] = [one, other].map(({ data }) => (data[key] === false ? undefined : data[key]));
    const [has, lacks] = ours === undefined ? [other, one] : [one, other];
    const args = { key, other: lacks.file };
    if (ours === theirs) continue;
    if (ours === undefined || theirs === undefined)
      report.error('unequal-keys', has.locate([key], 'key'), { ...args, hiding: `${key}: ${has.data[key]}` });
    else
      report.error('unequal-values', one.locate([key]), {
        ...{ ...args, value: String(ours), otherValue: String(theirs) },
      });
  }
}

/** Reports a page or an item that would disappear before it appears. */
function checkOrder({ data: { publishAt, expireAt }, locate }: DocumentHead, report: Report): void {
  const [from, until] = [momentOf(publishAt), momentOf(expireAt)];
  if (from === undefined || until === undefined || from < until) return;
  report.error('expires-early', locate(['expireAt']), { from: String(publishAt), until: String(expireAt) });
}

/** Reports keys that would hide a page that the site cannot do without. They have no effect. */
export function checkAlwaysPublished(documents: readonly DocumentHead[], site: Site, report: Report): void {
  for (const document of documents) {
    if (!isPage(document, site) || !isIndispensable(document, site)) continue;
    for (const key of [...publicationKeys, 'languages']) {
      const value = document.data[key];
      if (value !== undefined && value !== false)
        report.error('always-published', document.locate([key], 'key'), {
          key,
          template: String(document.data.template),
        });
    }
  }
}
