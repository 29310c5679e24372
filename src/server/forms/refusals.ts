import type { FormAnswer, FormRequest } from '../form-handler.ts';
import { isFromScript, pageAnswer, type Refusal, refusals, refuse } from './answers.ts';
import type { FormPage, FormPageReader } from './form-page.ts';
import { languageOf } from './language.ts';
import { renderFormPage } from './render-page.ts';

/** Answers a post that is none of the site's forms. */
type TurnAway = (refusal: Refusal, request: FormRequest) => FormAnswer;

/**
 * Refuses what the pages of the site do not send. A person who looks at the answer gets the contact page in their language,
 * which says so and how else to reach the agency; nothing of what was sent is in it, because another site may have sent it.
 */
export function createRefusals(pagesOf: FormPageReader): TurnAway {
  // It is the same for everybody, and who sends many of them must not keep the server busy.
  const rendered = new WeakMap<FormPage, string>();
  return (refusal, { headers, site }) => {
    if (isFromScript(headers)) return refuse(refusal);
    const referer = refusal === 'cross-site' ? undefined : headers.referer;
    const locale = languageOf({ ...headers, referer }, new Map());
    const page = pagesOf(site, 'simple-contact')[locale];
    const posted = { locale, values: {}, errors: [], gone: [], trouble: 'lost' as const };
    const html = rendered.get(page) ?? renderFormPage('simple-contact', page, posted);
    rendered.set(page, html);
    return pageAnswer(refusals[refusal], { html, path: page.path });
  };
}
