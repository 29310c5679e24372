import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FormDefinition } from '../../define/form.ts';
import { Island } from '../../define/island.ts';
import type { Posted } from '../../define/posted.ts';
import type { FormPage } from './form-page.ts';

/**
 * Returns the page of a form as the browser would show it after this post: the same island, rendered once more with what was
 * typed and what is wrong, in place of the one that the build has rendered. The props carry the same, so that the
 * browser's script takes over what it finds.
 */
export function renderFormPage(
  { island }: FormDefinition,
  { pieces: [beforeTitle, beforeIsland, after], props: given, wake }: FormPage,
  posted: Posted,
): string {
  const component = island.component as ComponentType<object>;
  const shown = createElement(Island, { name: island.name, component, props: { ...given, posted }, wake });
  // The words come from the content, which has no markup.
  const prefix = posted.errors.length > 0 ? `${given.words.titlePrefix} ` : '';
  return `${beforeTitle}${prefix}${beforeIsland}${renderToStaticMarkup(shown)}${after}`;
}
