import { checkName, newPage, openKinds, type Written } from '../../src/index.ts';
import type { Questions } from '../ask.ts';
import { type EditOptions, edit } from '../editing.ts';
import type { Host } from '../host.ts';

/** The options of `site new`. */
interface NewOptions extends EditOptions {
  kind?: string;
  name?: string;
  title?: ReadonlyMap<string, string>;
}

/** Makes the files of a new page in all languages. */
export function newCommand(options: NewOptions, host: Host): Promise<number> {
  return edit(options, host, {
    complete: (written, ask) => complete(options, written, ask),
    plan: (asked, ...site) => newPage({ ...asked, phrase: host.translator.phrase }, ...site),
    done: (_, { id }) => `Made “${id}”, a draft. “npx site dev” shows it; “draft: false” publishes it.`,
  });
}

async function complete({ kind, name, title = new Map() }: NewOptions, written: Written, ask: Questions) {
  if (kind !== undefined && name !== undefined) return { kind, name, titles: title };
  const kinds = openKinds(written).map(({ template, folder }) => ({ value: template, hint: folder }));
  const chosen = kind ?? (await ask.choice('What kind of page?', kinds));
  if (chosen === undefined) return undefined;
  const message = 'What are its files called? Lowercase letters, digits and hyphens';
  const named = name ?? (await ask.text({ message, check: checkName }));
  if (named === undefined) return undefined;
  const titles = new Map(title);
  for (const locale of written.site.locales) {
    if (titles.has(locale.id)) continue;
    const answer = await ask.text({ message: `Its title in ${locale.name}? Empty for one made of the name` });
    if (answer === undefined) return undefined;
    if (answer.trim() !== '') titles.set(locale.id, answer.trim());
  }
  return { kind: chosen, name: named, titles };
}
