import type { Site } from '../../define/site.ts';
import { walkFields } from '../../define/walk.ts';
import { type Db, query } from '../../graph/index.ts';
import { content, siteOf } from '../load/index.ts';
import { checkedAt } from './check-one.ts';
import { findPlaceholders, type Placeholder } from './placeholders/syntax.ts';
import type { CheckedDocument } from './references.ts';
import { picturesIn } from './text-rules.ts';
import { writtenAt } from './written.ts';

/** The names that a document refers to, by document id: `icon:compass`, and as a placeholder `{price:flyer}`. */
const usedNames = query('used names', (db, id): string[] => {
  // Defaults of the schema are names, too, and filling removes the placeholders.
  const both = [...checkedAt(db, id), ...writtenAt(db, id)];
  return [...new Set(both.flatMap((one) => namesUsedIn(one, siteOf(db))))];
});

/** Returns all names to which the content refers. */
export const usedIn = (db: Db): ReadonlySet<string> =>
  new Set(db.get(content)?.ids.flatMap((id) => db.get(usedNames, id)));

/** Lists the icons, pictures, placeholders and names of the site's own kinds to which a document refers. */
export function namesUsedIn(
  { document, schema, value }: CheckedDocument,
  { references = {}, placeholders }: Site,
): string[] {
  const kinds = new Set(['icon', 'picture', ...Object.keys(references)]);
  const found = picturesIn(document).map((name) => `picture:${name}`);
  walkFields(schema, value, ({ value: name, meta: { role = '' } }) => {
    if (kinds.has(role) && typeof name === 'string') found.push(`${role}:${name}`);
  });
  const text = `${JSON.stringify(document.data)}\n${document.body?.source ?? ''}`;
  const isOwn = ({ kind }: Placeholder) => Object.hasOwn(placeholders?.kinds ?? {}, kind);
  return [
    ...found,
    ...findPlaceholders(text)
      .filter(isOwn)
      .map((one) => one.text),
  ];
}
