/** The longest description of an entry, in characters; what follows of its text is its rest. */
const longestDescription = 120;

/** A text as the description and the rest of an entry, cut between two words. */
export function described(text: string): { description: string; rest?: string } {
  const line = text.replace(/\s+/g, ' ').trim();
  const end = endOfDescription(line);
  if (end === line.length) return { description: line };
  return { description: `${line.slice(0, end)} …`, rest: line.slice(end).trimStart() };
}

/** Where the beginning of a text ends, between two words. */
function endOfDescription(text: string): number {
  if (text.length <= longestDescription) return text.length;
  return text.slice(0, longestDescription).replace(/\s+\S*$/, '').length;
}
