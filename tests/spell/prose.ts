import { resolve } from 'node:path';
import { createConfig } from '../../src/config.ts';
import type { Document } from '../../src/content/load/document.ts';
import { content } from '../../src/content/load/index.ts';
import { schemaOf } from '../../src/content/model/files.ts';
import { filledDocument } from '../../src/content/model/placeholders/index.ts';
import { isProse } from '../../src/define/fields.ts';
import type { Locale } from '../../src/define/locale.ts';
import { pathText, walkFields } from '../../src/define/walk.ts';
import { emptyDatabase } from '../../src/graph/open-database.ts';
import { site } from '../../templates/site.ts';
import { livingContent } from '../support/content-folders.ts';

/** A piece of text that a visitor reads, and where an editor finds it. */
export interface Prose {
  locale: Locale;
  /** `content/is/faq.yaml:12 categories.seo.title`; for the text below the front matter only file and line. */
  place: string;
  text: string;
}

/** All words of the living content that are written for visitors, in every language. */
export function allProse(): Prose[] {
  const toolDir = resolve(import.meta.dirname, '../..');
  const db = emptyDatabase();
  db.invalidate(createConfig({ content: resolve(toolDir, livingContent) }, { site, toolDir, cwd: toolDir }));
  return (db.get(content)?.ids ?? []).flatMap((id) => {
    const document = db.get(filledDocument, id);
    return document ? [...fieldsOf(document), ...bodyOf(document)] : [];
  });
}

function fieldsOf(document: Document): Prose[] {
  const { locale, data, file } = document;
  const schema = schemaOf(document, site);
  if (locale === null || !schema) return [];
  const found: Prose[] = [];
  walkFields(schema, data, ({ path, value, meta }) => {
    if (typeof value !== 'string' || !isProse(meta)) return;
    const { line } = document.locate(path);
    found.push({ locale, place: `${file}:${line} ${pathText(path)}`, text: value });
  });
  return found;
}

/** The body line by line; code and addresses of links are no words. */
function bodyOf({ locale, body, file, locateLine }: Document): Prose[] {
  if (locale === null || !body) return [];
  return body.pieces.map(({ text, line }) => ({ locale, place: `${file}:${locateLine(line).line}`, text }));
}
