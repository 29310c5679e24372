interface MarkedProps {
  text: string;
  query: string;
}

/** A text in which the query is marked wherever it is. */
export function Marked({ text, query }: MarkedProps) {
  const needle = query.trim().toLowerCase();
  const low = text.toLowerCase();
  // A letter whose small form is longer would shift the marks; such a text stays unmarked.
  if (needle === '' || low.length !== text.length) return text;
  return low.split(needle).map((part, index, parts) => {
    const start = parts.slice(0, index).join(needle).length + (index > 0 ? needle.length : 0);
    const end = start + part.length;
    return [
      text.slice(start, end),
      index < parts.length - 1 && <mark key={end}>{text.slice(end, end + needle.length)}</mark>,
    ];
  });
}
