import { defineProblems } from '../define/problems.ts';
import type { Path } from '../define/walk.ts';
import type { Place, Report } from '../diagnostics/index.ts';
import { elsewhere } from './elsewhere.ts';
import { scriptExamples } from './examples.ts';
import type { KindKey, ScriptKind } from './kind.ts';
import { type KindName, kindNames, kinds } from './kinds.ts';
import { scriptMessages } from './messages.ts';
import type { WrittenScript } from './schema.ts';

/** The problems that `checkScripts` reports, for the definition of a site that uses it. */
export const scriptProblems = defineProblems(scriptMessages, scriptExamples);

/** What checking the scripts of others needs beside them. */
interface ScriptChecking {
  /** Returns the place of a value below the list of scripts. */
  locate(path: Path, part?: 'key'): Place;
  /** The addresses of the scripts that are published with the site. */
  published: ReadonlySet<string>;
  report: Report;
}

/** A script with its place in the list. */
interface Listed {
  script: WrittenScript;
  at: number;
}

/** Reports scripts that cannot work as they are written. */
export function checkScripts(scripts: readonly WrittenScript[], checking: ScriptChecking): void {
  const named = new Map<string, number>();
  for (const [at, script] of scripts.entries()) {
    const name = script.kind ?? script.src;
    if (name !== undefined && named.has(name))
      scriptProblems(checking.report).error(
        'script-twice',
        checking.locate([at, script.kind ? 'kind' : 'src']),
        {
          name,
        },
      );
    else if (script.kind) checkKind(script.kind, { script, at }, checking);
    else checkAddress({ script, at }, checking);
    if (name !== undefined) named.set(name, at);
  }
}

const keysOfKinds = ['id', 'host', 'domain'] as const satisfies readonly KindKey[];
const keysOfAddresses = ['src', 'category', 'cookies', 'storage'] as const;

function checkKind(kind: KindName, { script, at }: Listed, { locate, report }: ScriptChecking): void {
  const { keys }: ScriptKind = kinds[kind];
  const { error } = scriptProblems(report);
  for (const key of [...keysOfKinds.filter((one) => !keys[one]), ...keysOfAddresses])
    if (script[key] !== undefined)
      error('script-key', locate([at, key], 'key'), { key, kind, known: Object.keys(keys) });
  for (const [key, rule] of Object.entries(keys)) {
    const value = script[key as KindKey];
    if (value === undefined && !rule.isOptional)
      error('script-incomplete', locate([at, 'kind']), { kind, key, ...rule });
    else if (value !== undefined && !rule.format.test(value))
      error('script-value', locate([at, key]), { kind, key, value, ...rule, ...cureOf(kind, key, value) });
  }
}

/** What people write for a value, and what they mean. */
const repairs: readonly ((text: string) => string)[] = [
  (text) => text.trim().toUpperCase(),
  (text) => text.trim().replace(/\/(?:(?:matomo|piwik|index)\.(?:php|js))?$/, ''),
  (text) => `https://${text.trim().replace(/^\w+:\/\//, '')}`,
  (text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^\w+:\/\/|\/.*$/g, ''),
  (text) => text.trim().replace(/^.*\/|\.js$/g, ''),
];

/** Returns the kind whose id a value is, or the form that was meant. Digits alone could be anything. */
function cureOf(kind: KindName, key: string, value: string): { meant?: KindName; suggestion?: string } {
  const isId = key === 'id' && !/^\d+$/.test(value);
  const meant = kindNames.find((name) => isId && name !== kind && ruleOf(name, key)?.format.test(value));
  const repaired = repairs.map((repair) => repair(value));
  const suggestion = repaired.find((text) => ruleOf(kind, key)?.format.test(text));
  return { ...(meant && { meant }), ...(suggestion && { suggestion }) };
}

const ruleOf = (name: KindName, key: string) => {
  const { keys }: ScriptKind = kinds[name];
  return keys[key as KindKey];
};

function checkAddress({ script, at }: Listed, { locate, published, report }: ScriptChecking): void {
  const { error } = scriptProblems(report);
  const { src, category } = script;
  for (const key of keysOfKinds)
    if (script[key] !== undefined) error('script-kindless', locate([at, key], 'key'), { key, kindNames });
  if (src === undefined) {
    if (keysOfKinds.every((key) => script[key] === undefined))
      error('script-nameless', locate([at]), { kindNames });
    return;
  }
  const known = knownKind(src);
  const further = elsewhere[hostOf(src)];
  if (/\/gtm\.js\b/.test(src)) error('script-container', locate([at, 'src']), { kindNames });
  else if (known) error('script-known', locate([at, 'src']), { src, ...known });
  else if (further) error('script-elsewhere', locate([at, 'src']), { ...further, kindNames });
  else if (src.startsWith('/') && !published.has(src))
    error('script-missing', locate([at, 'src']), { src, published: [...published] });
  else if (category === undefined) error('script-category', locate([at, 'src']), undefined);
}

const hostOf = (src: string) => /^https:\/\/([^/:?#]*)/.exec(src)?.[1] ?? '';

/** Finds the kind that an address belongs to, and its id if the address has it. */
function knownKind(src: string) {
  const kind = kindNames.find((name) => kinds[name].address.test(src));
  if (!kind) return undefined;
  const { keys, address }: ScriptKind = kinds[kind];
  const [, id] = address.exec(src) ?? [];
  const required = Object.entries(keys).filter(([key, rule]) => !rule.isOptional || (key === 'id' && id));
  const values = required.map(([key, { example }]) => `${key}: ${key === 'id' && id ? id : example}`);
  const isWhole = required.every(([key]) => key === 'id' && id);
  return { kind, product: kinds[kind].name, values, isWhole };
}
