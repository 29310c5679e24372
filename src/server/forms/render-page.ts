import type { ComponentType } from 'react';
import type { FormDefinition } from '../../define/form.ts';
import { renderIsland } from '../../define/island.ts';
import type { Posted } from '../../define/posted.ts';
import { scriptJson } from '../../define/raw-html.ts';
import type { FormPage } from './form-page.ts';

/**
 * Returns the page of a form as the browser would show it after this post: the same island, rendered once more with what was
 * typed and what is wrong, in the place of the one that the build has rendered. The props carry the same, so that the
 * browser's script takes over what it finds.
 */
export function renderFormPage(
  { island }: FormDefinition,
  { pieces: [beforeTitle, beforeIsland, after], props: given }: FormPage,
  posted: Posted,
): string {
  const props = { ...given, posted };
  const component = island.component as ComponentType<object>;
  const html = renderIsland({ name: island.name, component, props });
  // The words come from the content, which has no markup.
  const prefix = posted.errors.length > 0 ? `${given.words.titlePrefix} ` : '';
  const json = `<script type="application/json">${scriptJson(props)}</script>`;
  return `${beforeTitle}${prefix}${beforeIsland}${html}</div>${json}${after}`;
}
