/** Writes a copy of the content of the site with so many more topics that the search finds. The same number gives the same. */
export function writeLargeContent(from: string, to: string, count: number): void;
