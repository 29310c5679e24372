import { DefinitionError } from '../define/definition-error.ts';
import type { RouteTable } from '../define/route.ts';
import type { SearchEntry } from '../define/search.ts';
import { askInBrackets } from '../diagnostics/index.ts';

/** What entries may name. */
interface Known {
  types: readonly string[];
  routes: Pick<RouteTable, 'addressed'>;
}

/** Checks that each entry of a search has a known type and leads to a page. @throws DefinitionError */
export function checkEntries(entries: readonly SearchEntry[], { types, routes }: Known): void {
  const paths = new Set(routes.addressed.map(({ path }) => path));
  const mistakes = entries.flatMap(({ id, path, type }) => [
    ...(types.includes(type)
      ? []
      : [`“${id}” has the type “${type}”, which is not in “search.types”${askInBrackets(type, types)}`]),
    ...(paths.has(String(path).split(/[#?]/)[0] ?? '')
      ? []
      : [`“${id}” leads to ${path}, where there is no page${askInBrackets(String(path), [...paths])}`]),
  ]);
  if (mistakes.length === 0) return;
  throw new DefinitionError(`Entries of “search.input” are wrong: ${mistakes.slice(0, 20).join('; ')}.`);
}
