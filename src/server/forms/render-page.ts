import type { ComponentType } from 'react';
import { ContactForm } from '../../../templates/forms/contact/ContactForm.tsx';
import { QuoteForm } from '../../../templates/forms/quote/QuoteForm.tsx';
import { renderIsland } from '../../define/island.ts';
import type { Posted } from '../../define/posted.ts';
import { scriptJson } from '../../define/raw-html.ts';
import type { FormPage, FormProps } from './form-page.ts';

const islands = {
  contact: { name: 'QuoteForm', component: QuoteForm as ComponentType<object> },
  'simple-contact': { name: 'ContactForm', component: ContactForm as ComponentType<object> },
};

/**
 * The page of a form as the browser would show it after this post: the same island, rendered once more with what was typed
 * and what is wrong, in the place of the one that the build has rendered. The props carry the same, so that the browser's
 * script takes over what it finds.
 */
export function renderFormPage(form: keyof FormProps, page: FormPage, posted: Posted): string {
  const { name, component } = islands[form];
  const props = { ...page.props, posted };
  const html = renderIsland({ name, component, props });
  const before = posted.errors.length > 0 ? withTitlePrefix(page) : page.before;
  return `${before}${html}</div><script type="application/json">${scriptJson(props)}</script>${page.after}`;
}

function withTitlePrefix({ before, props }: FormPage): string {
  // The words come from the content, which has no markup.
  return before.replace('<title>', () => `<title>${props.words.titlePrefix} `);
}
