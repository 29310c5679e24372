import type { ContactFormProps } from '../../../templates/forms/contact/ContactForm.tsx';
import type { QuoteFormProps } from '../../../templates/forms/quote/QuoteForm.tsx';
import { type Locale, locales } from '../../rules/locale.ts';
import type { FormSite } from '../form-handler.ts';

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

/** Gives the pages of a form as the site has them now. It throws when the site has no such page. */
export type FormPageReader = <F extends keyof FormProps>(site: FormSite, name: F) => FormPages<F>;

/** Takes the pages of forms apart, once for each release of the site. */
export function createFormPages(): FormPageReader {
  const known = new WeakMap<FormSite, Map<keyof FormProps, FormPages>>();
  return <F extends keyof FormProps>(site: FormSite, name: F) => {
    const pages = known.get(site) ?? new Map<keyof FormProps, FormPages>();
    known.set(site, pages);
    const found = pages.get(name) ?? readPages(site, name);
    pages.set(name, found);
    return found as FormPages<F>;
  };
}

function readPages(site: FormSite, name: keyof FormProps): FormPages {
  const form = site.forms.find((one) => one.name === name);
  if (!form) throw new Error(`The form ${name} stands on no page.`);
  const pages = locales.map((locale) => [locale, takeApart(form.pages[locale] ?? '', site)]);
  return Object.fromEntries(pages) as FormPages;
}

const opening = /<div data-island="(?:QuoteForm|ContactForm)"[^>]*>/;
const json = '<script type="application/json">';

function takeApart(path: string, { pageAt }: FormSite): FormPage {
  const html = pageAt(path) ?? '';
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
