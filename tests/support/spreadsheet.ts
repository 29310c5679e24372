/**
 * The cells of a table as a spreadsheet reads it: quotes count where a cell begins, and what follows the closing one
 * belongs to the cell.
 *
 * @param separator what the spreadsheet takes for the end of a cell
 */
export function spreadsheetCells(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = csv.replace(/^\uFEFF/, '');
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"?/.exec(rest);
    const after = quoted ? rest.slice(quoted[0].length) : rest;
    const end = after.search(new RegExp(`${separator}|\\r?\\n|\\r`));
    cells.push((quoted?.[1] ?? '').replaceAll('""', '"') + (end < 0 ? after : after.slice(0, end)));
    if (end < 0) return cells;
    rest = after.slice(end).replace(/^(?:\r\n|.|\n|\r)/, '');
  }
}
