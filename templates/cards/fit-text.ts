/** A heading broken into lines, and the size that lets it fill its room. */
interface FittedText {
  /** In pixels. */
  fontSize: number;
  lines: string[];
}

/** The room of a text, in pixels, and the height of its lines as a share of their size. */
interface Room {
  width: number;
  height: number;
  lineHeight: number;
}

/** The sizes that a heading may have, in pixels, largest first. */
const sizes = [128, 112, 104, 96, 88, 80, 72, 64, 56, 48, 40] as const;

/** How wide a letter of the display face is at most in a whole line, as a share of its size. */
const letterWidth = 0.5;

/** Smaller than this, size is worth more than an even edge; in pixels. */
const large = 72;

/**
 * The largest size at which a heading fits its room without cutting a word, with lines of nearly equal length where that
 * does not make it small; the smallest size where none fits.
 */
export function fitText(text: string, { width, height, lineHeight }: Room): FittedText {
  const words = text.split(/\s+/);
  const fitting = sizes.flatMap((fontSize): FittedText[] => {
    const filled = fill(words, Math.floor(width / (fontSize * letterWidth)));
    // Breaking evenly takes long for many words; what is too high stays so.
    if (filled.length * fontSize * lineHeight > height) return [];
    const lines = breakEvenly(words, filled.length);
    return lines.every(({ length }) => length * fontSize * letterWidth <= width) ? [{ fontSize, lines }] : [];
  });
  const even = fitting.find(({ fontSize, lines }) => fontSize >= large && isEven(lines));
  return even ?? fitting[0] ?? smallest(words, width);
}

/** What fits nowhere: in the smallest size, over the edge. */
function smallest(words: readonly string[], width: number): FittedText {
  const fontSize = sizes.at(-1) ?? 0;
  return { fontSize, lines: fill(words, Math.floor(width / (fontSize * letterWidth))) };
}

/** Words in lines that each take as many as they hold. */
function fill(words: readonly string[], perLine: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= perLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Words in a number of lines, as equally long as can be: the sum of the squares of their lengths is the least. */
function breakEvenly(words: readonly string[], count: number): string[] {
  // The best lines for the words from each place on: in one line at first, then in one more than in the round before.
  let fromPlace: (string[] | undefined)[] = words.map((_, at) => [words.slice(at).join(' ')]);
  for (let lines = 2; lines <= count; lines += 1) {
    const rest = fromPlace;
    fromPlace = words.map((_, at) => {
      const choices = rest.flatMap((after, end) =>
        after && end > at ? [[words.slice(at, end).join(' '), ...after]] : [],
      );
      return choices.toSorted((a, b) => squares(a) - squares(b))[0];
    });
  }
  return fromPlace[0] ?? [...words];
}

const squares = (lines: readonly string[]) => lines.reduce((sum, { length }) => sum + length ** 2, 0);

function isEven(lines: readonly string[]): boolean {
  const lengths = lines.map(({ length }) => length);
  return Math.min(...lengths) >= 0.6 * Math.max(...lengths);
}
