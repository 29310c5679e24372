import { createReport } from '../diagnostics/index.ts';
import { createPageReading, type PageSource } from '../html/read-page.ts';
import type { SourceFile } from '../load/parse.ts';
import { createParsing } from '../load/parsing.ts';
import { entryOf } from '../memory/index.ts';
import { schemaOf } from '../model/files.ts';
import { lettersOf } from '../model/letters.ts';
import type { Task } from './work.ts';

/** Parses a file of the content, and looks at its letters. */
export const textReading: Task<SourceFile> = {
  name: 'text',
  for(site) {
    const parsingOf = createParsing(site);
    return (source) => {
      const { parsed, documentOf } = parsingOf(source);
      const made = parsed.make();
      const text = entryOf({ ...parsed, make: () => made });
      if (!made.result) return [text];
      const document = documentOf(made.result);
      // What is wrong with its kind is found again where it is reported.
      const schema = schemaOf(document, site, createReport());
      return [text, entryOf(lettersOf(document, schema, site))];
    };
  },
};

/** Reads a page that was rendered. */
export const pageReading: Task<PageSource> = {
  name: 'page',
  for() {
    const reading = createPageReading();
    return (page) => [entryOf(reading(page))];
  },
};
