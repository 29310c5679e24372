import { removePage, type Written } from '../../src/index.ts';
import type { Questions } from '../ask.ts';
import { type EditOptions, edit } from '../editing.ts';
import type { Host } from '../host.ts';

/** The options of `site remove`. */
interface RemoveOptions extends EditOptions {
  page?: string;
  to?: string;
}

/** Removes the files of a page in all languages; its addresses and links lead to another page. */
export function remove(options: RemoveOptions, host: Host): Promise<number> {
  return edit(options, host, {
    complete: (written, ask) => complete(options, written, ask),
    plan: removePage,
    done: ({ to }, { from, id }) =>
      to === undefined || to === 'gone' ? `Removed “${from}”.` : `Removed “${from}”; “${id}” takes over.`,
  });
}

async function complete({ page, to }: RemoveOptions, { pages }: Written, ask: Questions) {
  if (page !== undefined) return { page, to };
  const ids = [...new Set(pages.map(({ id }) => id))].toSorted();
  const chosen = await ask.choice(
    'Which page is to go?',
    ids.map((value) => ({ value })),
  );
  if (chosen === undefined) return undefined;
  const others = ids.filter((id) => id !== chosen).map((value) => ({ value }));
  const target = to ?? (await ask.choice('Which page takes over its addresses and links?', others));
  return target === undefined ? undefined : { page: chosen, to: target };
}
