import type { FormDefinition } from '../define/form.ts';
import { type FormFacts, formFacts } from '../define/form-facts.ts';
import { readManifest } from './read-manifest.ts';

/**
 * Returns the forms that a built site receives; undefined if there is no built site.
 *
 * @param out the folder of the built site
 * @param forms those of the site's definition; without a page in the built site a form is not received
 */
export function receivedForms(out: string, forms: readonly FormDefinition[]): FormFacts[] | undefined {
  const manifest = readManifest(out);
  return manifest?.forms.flatMap(({ name, pages }) => {
    const form = forms.find(({ rules }) => rules.name === name);
    const places = manifest.locales.flatMap(({ id }) => {
      const page = pages[id];
      return page ? [{ locale: id, address: page.address, words: page.props.fields }] : [];
    });
    return form ? [formFacts(form, places)] : [];
  });
}
