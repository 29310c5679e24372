/** The longest anchor of a question, in characters (specification 7.2). */
export const faqSlugLength = 50;

/** A question with its answer, as far as searching needs it. */
interface SearchableQuestion {
  q: string;
  a: string;
}

/**
 * The anchor of a question: its words in lowercase, without anything but letters and white space,
 * runs of white space turned into hyphens, cut to 50 characters (specification 7.2).
 *
 * @example faqSlug('Hvað kostar vefsíða?') // => 'hvað-kostar-vefsíða'
 */
export function faqSlug(question: string): string {
  const words = question.toLowerCase().replace(/[^\p{L}\s]/gu, '');
  return [...words.replace(/\s+/g, '-')].slice(0, faqSlugLength).join('');
}

/**
 * Whether a question or its answer contains the query, whatever the case (specification 7.3). A no-break space is a
 * space to whoever types one, and a curly apostrophe a straight one.
 */
export function matchesQuestion(question: SearchableQuestion, query: string): boolean {
  const needle = comparable(query).trim();
  return comparable(question.q).includes(needle) || comparable(question.a).includes(needle);
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'");
}
