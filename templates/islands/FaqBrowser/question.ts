/** The longest anchor of a question, in characters (specification 7.2). */
export const faqSlugLength = 50;

/** A question as the browser gets it. */
export interface FaqQuestionData {
  /** The anchor. */
  slug: string;
  q: string;
  a: string;
  /** A page that says more. */
  more?: { href: string; text: string };
}

export interface FaqCategoryData {
  /** The name of the colour of its thread (colours.css), if it has one of its own. */
  colour: string | undefined;
  /** The address of the drawing of its figure. */
  figure: string;
  /** Its name, by which it is chosen. */
  title: string;
  questions: FaqQuestionData[];
}

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

/** The parts of a text that are the query, to be marked. A text that cannot be compared letter by letter has none. */
export function matchingParts(text: string, query: string): { start: number; end: number }[] {
  const needle = comparable(query).trim();
  const letters = comparable(text);
  const parts = [];
  if (needle === '' || letters.length !== text.length) return [];
  for (
    let start = letters.indexOf(needle);
    start >= 0;
    start = letters.indexOf(needle, start + needle.length)
  )
    parts.push({ start, end: start + needle.length });
  return parts;
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'");
}
