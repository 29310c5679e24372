import { withSuggestion } from '../../diagnostics/index.ts';

type Suggestion = ReturnType<typeof withSuggestion>;

const found = new WeakMap<ReadonlySet<string>, Map<string, Suggestion>>();

/** Suggests a similar name. Results are cached, because thousands of pages may link to one that has moved. */
export function suggestAmong(name: string, names: ReadonlySet<string>): Suggestion {
  const known = found.get(names) ?? new Map<string, Suggestion>();
  const suggestion = known.get(name) ?? withSuggestion(name, [...names]);
  found.set(names, known.set(name, suggestion));
  return suggestion;
}
