import { type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContactFormProps } from '../../../templates/islands/ContactForm.tsx';
import type { QuoteFormProps } from '../../../templates/islands/QuoteForm.tsx';
import type { FormDefinition } from '../../hosting/manifest.ts';
import { type Locale, locales } from '../../rules/locale.ts';

/** What an island of a form gets, by the name of the form. */
export interface FormProps {
  contact: QuoteFormProps;
  'simple-contact': ContactFormProps;
}

/** A page of the built site with a form on it, in pieces. */
export interface FormPage<F extends keyof FormProps = keyof FormProps> {
  /** The address of the page. */
  path: string;
  /** The HTML up to the inside of the island. */
  before: string;
  /** The HTML after the island's props. */
  after: string;
  /** What the build has given the island. */
  props: FormProps[F];
}

/** The pages of a form in both languages. */
export type FormPages<F extends keyof FormProps = keyof FormProps> = Record<Locale, FormPage<F>>;

/** Reads the pages of a form; each file is read again only when it has changed. It rejects when a page is not there. */
export type FormPageReader = <F extends keyof FormProps>(name: F) => Promise<FormPages<F>>;

interface Kept {
  version: string;
  page: FormPage;
}

/** Reads the pages of forms from the folder of the built site. */
export function createFormPages(folder: string, forms: readonly FormDefinition[]): FormPageReader {
  const kept = new Map<string, Kept>();
  const readPage = async (path: string): Promise<FormPage> => {
    const file = join(folder, `${path}.html`);
    const version = versionOf(statSync(file));
    const known = kept.get(file);
    if (known?.version === version) return known.page;
    const page = takeApart(path, await readFile(file, 'utf8'));
    kept.set(file, { version, page });
    return page;
  };
  return async <F extends keyof FormProps>(name: F) => {
    const form = forms.find((one) => one.name === name);
    if (!form) throw new Error(`The form ${name} stands on no page.`);
    const pages = await Promise.all(locales.map((locale) => readPage(form.pages[locale])));
    return Object.fromEntries(locales.map((locale, at) => [locale, pages[at]])) as FormPages<F>;
  };
}

function versionOf({ ino, mtimeMs, size }: Stats): string {
  return `${ino} ${mtimeMs} ${size}`;
}

const opening = /<div data-island="(?:QuoteForm|ContactForm)"[^>]*>/;
const json = '<script type="application/json">';

function takeApart(path: string, html: string): FormPage {
  const island = opening.exec(html);
  const props = html.indexOf(json, island?.index);
  const end = html.indexOf('</script>', props);
  if (!island || props < 0 || end < 0) throw new Error(`There is no form on the page ${path}.`);
  return {
    path,
    before: html.slice(0, island.index + island[0].length),
    after: html.slice(end + '</script>'.length),
    props: JSON.parse(html.slice(props + json.length, end)) as FormPage['props'],
  };
}
