import type { FormDefinition } from '../../define/form.ts';
import type { Locale } from '../../define/locale.ts';
import type { HostedForm } from '../../hosting/manifest.ts';
import type { FormSite } from '../form-handler.ts';

/** A page of the built site with a form on it, in pieces. */
export interface FormPage {
  /** The address of the page. */
  path: string;
  /** The HTML up to the text of its title, from there to the inside of the island, and after the island's props. */
  pieces: [beforeTitle: string, beforeIsland: string, after: string];
  /** What the build has given the island. */
  props: HostedForm['props'];
}

/** The pages of a form by language, in the order of the site's languages. */
export type FormPages = ReadonlyMap<Locale, FormPage>;

/** Returns the pages of a form as the site has them now. It throws if the site has no such page. */
export type FormPageReader = (site: FormSite, form: FormDefinition) => FormPages;

/** Takes the pages of forms apart, once for each release of the site. */
export function createFormPages(): FormPageReader {
  const known = new WeakMap<FormSite, Map<string, FormPages>>();
  return (site, { rules: { name } }) => {
    const pages = known.get(site) ?? new Map<string, FormPages>();
    known.set(site, pages);
    const found = pages.get(name) ?? readPages(site, name);
    pages.set(name, found);
    return found;
  };
}

function readPages(site: FormSite, name: string): FormPages {
  const form = site.forms.find((one) => one.name === name);
  const pages = site.locales.map(({ id }): [Locale, FormPage] => {
    const place = form?.pages[id];
    if (!place) throw new Error(`The form ${name} stands on no page.`);
    return [id, takeApart(place, site)];
  });
  return new Map(pages);
}

/** Cuts a page where the manifest says; the digest of its bytes has been checked, but not whether both fit together. */
function takeApart({ address, title, island, props }: HostedForm, { pageAt }: FormSite): FormPage {
  const bytes = Buffer.from(pageAt(address) ?? '');
  const pieces: FormPage['pieces'] = [
    bytes.toString('utf8', 0, title),
    bytes.toString('utf8', title, island.start),
    bytes.toString('utf8', island.end),
  ];
  const given = bytes.toString('utf8', island.start, island.end);
  const [beforeTitle, beforeIsland] = pieces;
  if (!beforeTitle.endsWith('>') || !beforeIsland.endsWith('>') || !given.endsWith('</script>'))
    throw new Error(`There is no form on the page ${address}.`);
  return { path: address, pieces, props };
}
