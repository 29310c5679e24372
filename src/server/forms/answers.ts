import type { IncomingHttpHeaders } from 'node:http';
import type { FormAnswer } from '../form-handler.ts';

/** Answers are about one post: nobody may keep them. */
const common = { 'Cache-Control': 'no-store' };

/** Whether a post was sent by the page's script, which shows the outcome itself. */
export function isFromScript(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode !== 'navigate';
  return headers['idempotency-key'] !== undefined || !headers.accept?.includes('text/html');
}

/** An answer for a script. */
export function jsonAnswer(status: number, value: object, headers: Record<string, string> = {}): FormAnswer {
  return {
    status,
    headers: { ...common, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}

/** A page, as the answer to a form that the browser has sent without script. */
export function pageAnswer(
  status: number,
  { html, path }: { html: string; path: string },
  headers: Record<string, string> = {},
): FormAnswer {
  return {
    status,
    headers: { ...common, 'Content-Type': 'text/html; charset=utf-8', ...headers },
    body: html,
    page: path,
  };
}

/** Leads the browser to a page that it may reload. */
export function seeOther(location: string): FormAnswer {
  return { status: 303, headers: { ...common, Location: location }, body: '' };
}

/** Why a post is not taken at all. */
export type Refusal =
  | 'cross-site'
  | 'unsupported-type'
  | 'malformed'
  | 'unknown-form'
  | 'invalid'
  | 'unavailable';

/** The status that says so. */
export const refusals: Readonly<Record<Refusal, number>> = {
  'cross-site': 403,
  'unsupported-type': 415,
  malformed: 400,
  'unknown-form': 404,
  invalid: 422,
  unavailable: 503,
};

/** How long to wait after an error of the server, in seconds. */
export const retryAfter = 30;

/** What a refusal says beside its status. */
export function refusalHeaders(refusal: Refusal): Record<string, string> {
  return refusal === 'unavailable' ? { 'Retry-After': String(retryAfter) } : {};
}

/** Refuses, to a script, what the pages of the site do not send, or what the server cannot take now. */
export function refuse(error: Refusal): FormAnswer {
  return jsonAnswer(refusals[error], { error }, refusalHeaders(error));
}
