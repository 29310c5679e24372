import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { frozenContent } from '../../support/content-folders.ts';

/** A page of the site in one language. */
export interface SitePage {
  id: string;
  /** Tells that it is the first of its kind in its language: others of the kind have the same parts. */
  isFirstOfKind: boolean;
  locale: 'is' | 'en';
  path: string;
  /** The same page in the other language. */
  sibling: string;
}

interface Row {
  id: string;
  template: string;
  is: string;
  en: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Lists the pages of a folder of content, with the not-found pages at an address that nothing has. */
export function pagesIn(content: string): SitePage[] {
  const args = ['cli/site.mjs', 'routes', '--json', '--content', content];
  const rows: Row[] = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
  return rows.flatMap(({ id, template, is, en }): SitePage[] => {
    const isFirstOfKind = rows.find((row) => row.template === template)?.id === id;
    const paths = id === 'not-found' ? { is: '/engin-slik-sida', en: '/en/no-such-page' } : { is, en };
    const siblings = id === 'not-found' ? { is: '/', en: '/en' } : { is, en };
    return [
      { id, isFirstOfKind, locale: 'is', path: paths.is, sibling: siblings.en },
      { id, isFirstOfKind, locale: 'en', path: paths.en, sibling: siblings.is },
    ];
  });
}

/** All 36 pages of the frozen content. */
export const allPages = pagesIn(frozenContent);

/** The 34 pages that have an address. */
export const addressedPages = allPages.filter(({ id }) => id !== 'not-found');
