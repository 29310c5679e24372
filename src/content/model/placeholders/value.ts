import { distance } from 'fastest-levenshtein';
import type { Facts, PlaceholderSetting } from '../../../define/placeholders.ts';
import type { Site } from '../../../define/site.ts';
import { withSuggestion } from '../../../diagnostics/index.ts';
import type { Placeholder } from './syntax.ts';

/** The context of a placeholder. */
interface Setting extends PlaceholderSetting {
  site: Site;
  /** Names that the site fills in at display time, such as `n`. */
  own: readonly string[];
}

/** Returns the value of a placeholder. Reports one that cannot be filled and returns its source. */
export function fillPlaceholder(placeholder: Placeholder, setting: Setting): string {
  const { text, kind, name } = placeholder;
  const kinds = kindsOf(setting.site);
  if (name === undefined && setting.own.includes(kind)) return text;
  if (text.length === 1) setting.refuse('placeholder-open', { brace: text });
  else if (name === undefined || !Object.hasOwn(kinds, kind)) refuseUnknown(placeholder, setting);
  else {
    const { group, fill } = kinds[kind] ?? {};
    const names = group === undefined ? undefined : setting.facts[group];
    if (fill && (!names || names.has(name))) return fill(name, setting);
    refuseUnknown(placeholder, setting);
  }
  return text;
}

const kindsOf = ({ placeholders }: Site) => placeholders?.kinds ?? {};

function refuseUnknown({ text, kind, name }: Placeholder, { site, facts, own, refuse }: Setting): void {
  const kinds = kindsOf(site);
  const namesOf = (one: string) => namesOfKind(one, { site, facts });
  const { group, file } = (name === undefined ? undefined : kinds[kind]) ?? {};
  const all = [...own.map((one) => `{${one}}`), ...Object.keys(kinds).flatMap(namesOf)];
  const sameName = all.find((one) => one.endsWith(`:${name ?? kind}}`));
  const suggestion = sameName === undefined ? withSuggestion(text, all) : { suggestion: sameName };
  const forms = Object.keys(kinds).map((one) => `{${one}:…}`);
  const known = group ? nearestOf(text, namesOf(kind)) : [...own.map((one) => `{${one}}`), ...forms];
  const more = group && file && known.length < namesOf(kind).length ? { file } : {};
  refuse('placeholder-unknown', { text, ...suggestion, known: known.join(', '), ...more });
}

/** The maximum number of names in a message. */
const fewNames = 5;

function nearestOf(text: string, names: readonly string[]): string[] {
  return names.toSorted((a, b) => distance(a, text) - distance(b, text)).slice(0, fewNames);
}

/** Returns all placeholders of a kind, such as `{price:flyer}`. */
function namesOfKind(kind: string, { site, facts }: { site: Site; facts: Facts }): string[] {
  const group = kindsOf(site)[kind]?.group;
  return [...((group === undefined ? undefined : facts[group])?.keys() ?? [])].map(
    (name) => `{${kind}:${name}}`,
  );
}
