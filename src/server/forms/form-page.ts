import { join } from 'node:path';
import type { ContactFormProps } from '../../../templates/islands/ContactForm.tsx';
import type { QuoteFormProps } from '../../../templates/islands/QuoteForm.tsx';
import { type HostingManifest, manifestFile } from '../../hosting/manifest.ts';
import { type Locale, locales } from '../../rules/locale.ts';
import { createFileCache } from './file-cache.ts';

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

/** Reads the pages of a form as they are now. It rejects when the site has no such page. */
export type FormPageReader = <F extends keyof FormProps>(name: F) => Promise<FormPages<F>>;

/** Reads the pages of forms from the folder of a built site, whose manifest names them. */
export function createFormPages(folder: string): FormPageReader {
  const read = createFileCache();
  const readPage = (path: string) =>
    read(join(folder, `${path}.html`), (html): FormPage => takeApart(path, html));
  return async <F extends keyof FormProps>(name: F) => {
    const { forms } = await read(join(folder, manifestFile), (text) => JSON.parse(text) as HostingManifest);
    const form = forms.find((one) => one.name === name);
    if (!form) throw new Error(`The form ${name} stands on no page.`);
    const pages = await Promise.all(locales.map((locale) => readPage(form.pages[locale])));
    return Object.fromEntries(locales.map((locale, at) => [locale, pages[at]])) as FormPages<F>;
  };
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
