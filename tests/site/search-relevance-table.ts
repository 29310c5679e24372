/**
 * What a visitor types, and what must be among the first three hits; any of the expected is enough.
 *
 * - `services/web-development`: the page, or a content item that leads to it or to one of its sections
 * - `faq page`: the page of questions itself, or a content item that leads to it
 * - `faq: kosta`: a question that contains the word, whatever the accents
 */
export type RelevanceTable = readonly (readonly [query: string, ...expected: string[]])[];
