import { didYouMean, type Message } from './message.ts';

/** What the page about cookies must say of all that is stored on the visitors’ devices. */
export const storedMessages = {
  'stored-unnamed': ({
    name,
    category,
    kept,
  }: {
    name: string;
    category: string;
    kept?: string;
  }): Message => ({
    what: `“${name}” is stored on the visitors’ devices, but this page does not name it under “${category}”.`,
    why: 'Visitors must be told all that is stored (Act no. 70/2022).',
    cure: `Add “- name: ${name}”, with its purpose and “kept: ${kept ?? '…'}”, to the examples of “${category}” in both languages.`,
  }),
  'stored-unknown': ({ name, suggestion }: { name: string; suggestion?: string }): Message => ({
    what: `Nothing is stored under the name “${name}”.`,
    why: 'Of what is necessary, the page names what the site stores and nothing else.',
    cure: `${didYouMean(suggestion)}Take it out, in both languages.`,
  }),
  'stored-lifetime': ({ name, said, kept }: { name: string; said: string; kept: string }): Message => ({
    what: `“${name}” is not kept as this page says: “${said}”.`,
    why: 'Visitors must be told how long it is stored (src/rules/stored-keys.ts).',
    cure: `Write “kept: ${kept}”, in both languages.`,
  }),
} as const;
