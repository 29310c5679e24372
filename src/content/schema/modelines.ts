import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Config } from '../../config.ts';
import type { Db } from '../../graph/index.ts';
import type { Document } from '../load/document.ts';
import { content, documentAt, siteOf } from '../load/index.ts';
import { isPage } from '../load/page-files.ts';
import { dataSchemaPath, pageSchemaPath, schemaFolder } from './schema-files.ts';

/** A file with the text that it should have. */
export interface PlannedFile {
  /** The path below the folder of the site. */
  path: string;
  text: string;
}

/** The first line of a YAML file, if it names a schema. */
const firstLine = /^(\uFEFF?)(?:# yaml-language-server: \$schema=(\S*)[^\n]*\n)?/;

/**
 * Plans the lines that name the schemas of YAML files, for editors that know no mapping. A file that names a schema from
 * elsewhere keeps it.
 *
 * @param schemas the paths of the schemas
 */
export function modelines(db: Db, schemas: ReadonlySet<string>): PlannedFile[] {
  const { ids, unpublished } = db.get(content) ?? { ids: [], unpublished: [] };
  const { siteDir, content: place } = db.config;
  return [...new Set([...ids, ...unpublished.map(({ id }) => id)])].flatMap((id) => {
    const document = documentAt(db, id);
    const isInContent = document?.file === `${place.shown}/${id}`;
    if (!isInContent || document.extension !== '.yaml') return [];
    const schema = schemaPathOf(db, document);
    if (!schemas.has(schema)) return [];
    const path = `content/${id}`;
    const text = readFileSync(join(siteDir, path), 'utf8');
    return [{ path, text: withModeline(text, posix.relative(posix.dirname(path), schema)) }];
  });
}

function schemaPathOf(db: Db, document: Document): string {
  if (isPage(document, siteOf(db))) return pageSchemaPath('.yaml');
  return dataSchemaPath(document.locale === null ? 'shared' : 'own', document.name);
}

function withModeline(text: string, schema: string): string {
  const [line = '', mark = '', named] = firstLine.exec(text) ?? [];
  if (named !== undefined && !named.includes(schemaFolder)) return text;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${mark}${modeline(schema)}${end}${text.slice(line.length)}`;
}

const modeline = (schema: string) => `# yaml-language-server: $schema=${schema}`;

/**
 * Returns the line that names the schema of a new page, if the site has schemas.
 *
 * @param file the path below the content folder
 */
export function modelineOf(file: string, { siteDir, content: { path } }: Config): string[] {
  const schema = pageSchemaPath('.yaml');
  const hasSchemas = path === join(siteDir, 'content') && existsSync(join(siteDir, schema));
  return hasSchemas ? [modeline(posix.relative(posix.dirname(`content/${file}`), schema))] : [];
}
