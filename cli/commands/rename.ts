import { checkName, renamePage, type Written } from '../../src/index.ts';
import type { Questions } from '../ask.ts';
import { type EditOptions, edit } from '../editing.ts';
import type { Host } from '../host.ts';

/** The options of `site rename`. */
interface RenameOptions extends EditOptions {
  page?: string;
  name?: string;
  slug?: ReadonlyMap<string, string>;
}

/** Renames the files of a page in all languages, and all that refers to it. */
export function rename(options: RenameOptions, host: Host): Promise<number> {
  return edit(options, host, {
    complete: (written, ask) => complete(options, written, ask),
    plan: renamePage,
    done: (_, { from, id, former }) => {
      if (from === id) return `“${id}” has another address.`;
      const isSame = former.length === 0;
      return `“${from}” is now “${id}”.${isSame ? ' Its addresses are as before; “--slug” changes them.' : ''}`;
    },
  });
}

async function complete(
  { page, name, slug: slugs = new Map() }: RenameOptions,
  { pages }: Written,
  ask: Questions,
) {
  const ids = [...new Set(pages.map(({ id }) => id))].toSorted();
  const chosen =
    page ??
    (await ask.choice(
      'Which page?',
      ids.map((value) => ({ value })),
    ));
  if (chosen === undefined) return undefined;
  const initial = chosen.slice(chosen.lastIndexOf('/') + 1);
  const named =
    name ??
    (await ask.text({ message: 'What are its files called from now on?', initial, check: checkName }));
  return named === undefined ? undefined : { page: chosen, name: named, slugs };
}
