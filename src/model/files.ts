import type { z } from 'zod';
import type { Report } from '../diagnostics/index.ts';
import type { Document, UnreadFile } from '../load/document.ts';
import { locales } from '../rules/locale.ts';
import {
  localeSchemas,
  pageSchemas,
  sharedSchemas,
  type Template,
  templatesWithBody,
} from '../schema/index.ts';
import { checkTemplate } from './template.ts';

const templates = Object.keys(pageSchemas) as Template[];

/** What the files beside the pages hold, for the message that one is missing. */
const sharedFiles: Record<keyof typeof sharedSchemas, string> = {
  site: 'the facts that are the same in both languages',
  prices: 'every amount, by key',
};
const localeFiles: Record<keyof typeof localeSchemas, string> = {
  ui: 'the words of the interface',
  quiz: 'the questions of the quiz',
  search: 'the popular searches and extra search items',
};

/** Whether a document is a page, and not one of the files beside the pages. */
export function isPage({ locale, name }: UnreadFile): boolean {
  return locale !== null && !Object.hasOwn(localeSchemas, name);
}

/** The schema of a file, by its name or, for pages, by its template; unknown ones are reported. */
export function schemaOf(document: Document, report: Report): z.ZodType | undefined {
  if (isPage(document)) return pageSchemaOf(document, report);
  const named: Record<string, z.ZodType> = document.locale === null ? sharedSchemas : localeSchemas;
  const schema = Object.hasOwn(named, document.name) ? named[document.name] : undefined;
  if (schema && document.extension === '.yaml') return schema;
  report.error('file-unexpected', { file: document.file }, { name: `${document.name}${document.extension}` });
  return undefined;
}

function pageSchemaOf(document: Document, report: Report): z.ZodType | undefined {
  const template = checkTemplate(document, templates, report);
  if (template === undefined) return undefined;
  const extension = templatesWithBody.some((one) => one === template) ? '.md' : '.yaml';
  if (document.extension !== extension) {
    report.error('template-extension', document.locate(['template']), { template, extension });
  }
  return pageSchemas[template];
}

/** Reports the files that every site must have and this one has not. */
export function requireFiles(files: readonly UnreadFile[], folder: string, report: Report): void {
  const required = [
    ...Object.entries(sharedFiles).map(([name, holds]) => ({ locale: null, name, holds })),
    ...locales.flatMap((locale) =>
      Object.entries(localeFiles).map(([name, holds]) => ({ locale, name, holds })),
    ),
  ];
  for (const { locale, name, holds } of required) {
    if (files.some((one) => one.locale === locale && one.name === name)) continue;
    const file = [folder, locale, `${name}.yaml`].filter((part) => part !== null).join('/');
    report.error('file-missing', { file }, { file, holds });
  }
}
