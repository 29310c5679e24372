import type { Message } from '../diagnostics/index.ts';

/** A value of a kind, and the form that it has. */
interface KindValue {
  kind: string;
  key: string;
  example: string;
  holds: string;
}

/** An address of a tool that has a kind. */
interface KnownAddress {
  src: string;
  kind: string;
  product: string;
  /** The keys beside `kind` with their values. */
  values: string[];
  /** True if all of them are in the address, and none is an example. */
  isWhole: boolean;
}

/** A tool that needs another host than the one of its script. */
interface Elsewhere {
  tool: string;
  other: string;
  kindNames: readonly string[];
}

const listed = (words: readonly string[]) => words.join(', ');

/** IDs of Google that belong to no kind. */
const otherIds = [
  {
    form: /^UA-/,
    why: 'IDs that begin with UA- are those of Universal Analytics, which Google shut down in 2023.',
  },
  {
    form: /^GTM-/,
    why: 'IDs that begin with GTM- are those of Google Tag Manager, which cannot be used: it loads any script.',
  },
  {
    form: /^GT-/,
    why: 'IDs that begin with GT- stand for several tools; the ID of each stands beside it in its settings.',
  },
];

/** Problems of scripts of others. */
export const scriptMessages = {
  'script-twice': ({ name }: { name: string }): Message => ({
    what: `“${name}” is in the list of scripts twice.`,
    why: 'It would run twice, and every visit would be counted twice.',
    fix: 'Remove one of the two.',
  }),
  'script-key': ({ key, kind, known }: { key: string; kind: string; known: string[] }): Message => ({
    what: `“${key}” does not belong to a script of the kind “${kind}”.`,
    why: 'Its address, its category and what it stores follow from the kind.',
    fix: `Remove it. Beside “kind” there are: ${listed(known)}.`,
  }),
  'script-incomplete': ({ kind, key, example, holds }: KindValue): Message => ({
    what: `A script of the kind “${kind}” needs “${key}”.`,
    why: `It is ${holds}.`,
    fix: `Add “${key}: ${example}” with your own value, indented like “kind”.`,
  }),
  'script-value': ({
    kind,
    key,
    value,
    example,
    holds,
    meant,
    suggestion,
  }: KindValue & { value: string; meant?: string; suggestion?: string }): Message => ({
    what: `“${value}” cannot be the ${key} of “${kind}”.`,
    why: otherIds.find(({ form }) => form.test(value))?.why ?? `It is ${holds}.`,
    fix: meant
      ? `Write “kind: ${meant}”, or the ${key} of “${kind}”, which looks like ${example}.`
      : `Write ${suggestion ?? `your own, which looks like ${example}`}.`,
  }),
  'script-kindless': ({ key, kindNames }: { key: string; kindNames: readonly string[] }): Message => ({
    what: `“${key}” belongs to a script of a known kind, but there is no “kind”.`,
    why: 'Without it nothing knows which tool is meant.',
    fix: `Add “kind:” with one of ${listed(kindNames)}, or remove “${key}”.`,
  }),
  'script-nameless': ({ kindNames }: { kindNames: readonly string[] }): Message => ({
    what: 'This script has neither “kind” nor “src”.',
    why: 'Nothing says which script it is.',
    fix: `Add “kind:” with one of ${listed(kindNames)}, or “src:” with the address of any other script.`,
  }),
  'script-category': (): Message => ({
    what: 'This script has no “category”.',
    why: 'It must not run before the visitor allows its category.',
    fix: 'Add “category: analytics”, “category: marketing” or “category: functional”, indented like “src”.',
  }),
  'script-known': ({ src, kind, product, values, isWhole }: KnownAddress): Message => ({
    what: `“${src}” is a script of ${product}, which does not work by its address alone.`,
    why: 'It must be told whose it is, and it uses other hosts, which the policy of the site lets through only for a known kind.',
    fix: `In place of “src”, “category”, “cookies” and “storage” write ${listed([`kind: ${kind}`, ...values].map((line) => `“${line}”`))}${isWhole ? '' : ', with your own values'}.`,
  }),
  'script-container': ({ kindNames }: { kindNames: readonly string[] }): Message => ({
    what: 'Google Tag Manager cannot be used.',
    why: 'It loads any script, from hosts that nobody knows beforehand, so visitors could not be asked for their consent to each.',
    fix: `Name each tool that it loads by its own kind: ${listed(kindNames)}.`,
  }),
  'script-elsewhere': ({ tool, other, kindNames }: Elsewhere): Message => ({
    what: `The script of ${tool} also needs ${other}, which it cannot reach.`,
    why: 'The policy of the site lets a script with “src” reach only the host that it comes from, so the tool would measure nothing.',
    fix: `Remove it, or use a tool that has a kind: ${listed(kindNames)}.`,
  }),
  'script-missing': ({ src, published }: { src: string; published: string[] }): Message => ({
    what: `The site has no file “${src}”.`,
    why: 'Scripts of the site itself are the files of media/scripts, as /scripts/name.js.',
    fix: `Put the script into media/scripts and write “/scripts/” and its name, or write the address of another host, with https://.${published.length > 0 ? ` There are: ${listed(published)}.` : ''}`,
  }),
};
