import { isDeepStrictEqual } from 'node:util';
import type { FormDefinition } from '../../define/form.ts';
import type { Locale } from '../../define/locale.ts';
import { type HostedForm, manifestFile } from '../../hosting/manifest.ts';
import type { FormSite } from '../form-handler.ts';

/** A page of the built site with a form on it, in pieces. */
export interface FormPage {
  /** The address of the page. */
  path: string;
  /** The HTML up to the text of its title, from there to the island, and after the island's props. */
  pieces: [beforeTitle: string, beforeIsland: string, after: string];
  /** The props of the island as built. */
  props: HostedForm['props'];
  wake: HostedForm['island']['wake'];
}

/** A form that the served site does not have where its manifest says. Its message is one line for the person who runs the server. */
export class FormPageError extends Error {}

/** The pages of a form by language, in the order of the site's languages. */
export type FormPages = ReadonlyMap<Locale, FormPage>;

/**
 * Returns the current pages of a form.
 *
 * @throws FormPageError, the same one each time, if the form is not on a page in each language
 */
export type FormPageReader = (site: FormSite, form: FormDefinition) => FormPages;

/** Takes the pages of forms apart, once for each release of the site. */
export function createFormPages(): FormPageReader {
  const known = new WeakMap<FormSite, Map<string, FormPages | FormPageError>>();
  return (site, form) => {
    const { name } = form.rules;
    const pages = known.get(site) ?? new Map<string, FormPages | FormPageError>();
    known.set(site, pages);
    const found = pages.get(name) ?? readPages(site, form);
    pages.set(name, found);
    if (found instanceof FormPageError) throw found;
    return found;
  };
}

function readPages(site: FormSite, { rules, island }: FormDefinition): FormPages | FormPageError {
  const places = site.forms.find((one) => one.name === rules.name)?.pages;
  const pages = new Map<Locale, FormPage>();
  for (const { id } of site.locales) {
    const place = places?.[id];
    const page = place && takeApart(place, site, island.name);
    if (!page) return errorOf(rules.name, id, place);
    pages.set(id, page);
  }
  return pages;
}

function errorOf(form: string, locale: Locale, place: HostedForm | undefined): FormPageError {
  const why = place
    ? `it is not on ${place.address} where ${manifestFile} says`
    : `${manifestFile} names no page for it in the language “${locale}”`;
  return new FormPageError(
    `The form “${form}” is answered with 503: ${why}. Run “npx site build” again. Pages are served.`,
  );
}

/**
 * Cuts a page at the places of the manifest; returns undefined if these are not there. Only the digest of the page has been checked before.
 */
function takeApart(place: HostedForm, { pageAt }: FormSite, islandName: string): FormPage | undefined {
  const { address, title, island, props } = place;
  const bytes = Buffer.from(pageAt(address) ?? '');
  const pieces: FormPage['pieces'] = [
    bytes.toString('utf8', 0, title),
    bytes.toString('utf8', title, island.start),
    bytes.toString('utf8', island.end),
  ];
  const markup = bytes.toString('utf8', island.start, island.end);
  const isThere = pieces[0].endsWith('<title>') && markup.startsWith(`<div data-island="${islandName}"`);
  if (!isThere || !isDeepStrictEqual(propsAtEnd(markup), props)) return undefined;
  return { path: address, pieces, props, wake: island.wake };
}

/** Returns the props that end the markup of an island; undefined if none do. Their text holds no `<`. */
function propsAtEnd(markup: string): unknown {
  const json = /<script type="application\/json">([^<]*)<\/script>$/.exec(markup)?.[1];
  try {
    return json && JSON.parse(json);
  } catch {
    return undefined;
  }
}
