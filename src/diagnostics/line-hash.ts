/** How many letters from the beginning of a line are looked at. */
const width = 100;
/** What stands for the end of the file. */
const endOfFile = '\uFFFF';
const base = 37n;

/**
 * Returns the fingerprints of the lines of a text, as GitHub computes them (github.com/github/codeql-action/blob/main/src/fingerprints.ts), so
 * that a problem is known again when lines before it are added: a polynomial of the letters from the beginning of the line on, without
 * spaces and tabs and over line breaks, and how many lines so far have begun like this.
 */
export function hashLines(text: string): (line: number) => string | undefined {
  const counts = new Map<string, number>();
  const lines = windowsOf(text).map((window) => {
    const count = (counts.get(window) ?? 0) + 1;
    counts.set(window, count);
    return { window, count };
  });
  return (line) => {
    const found = lines[line - 1];
    return found && `${polynomial(found.window).toString(16)}:${found.count}`;
  };
}

/** What is looked at of each line. */
function windowsOf(text: string): string[] {
  const letters = text.replace(/\r\n?/g, '\n').replace(/[ \t]/g, '') + endOfFile;
  const starts = [0];
  for (let at = letters.indexOf('\n'); at !== -1; at = letters.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts.map((at) => letters.slice(at, at + width));
}

/** Places behind the end count as 0, and what exceeds 64 bits is dropped. */
function polynomial(letters: string): bigint {
  let hash = 0n;
  for (let at = 0; at < width; at++) {
    const letter = at < letters.length ? letters.charCodeAt(at) : 0;
    hash = BigInt.asUintN(64, hash * base + BigInt(letter));
  }
  return hash;
}
