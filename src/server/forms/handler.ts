import type { IncomingHttpHeaders } from 'node:http';
import type { FormDefinition } from '../../define/form.ts';
import { type Locale, localeOfPath } from '../../define/locale.ts';
import { type Clock, type LeadStore, LeadsError, systemClock } from '../../leads/index.ts';
import { addressOf, createAnonymizer, isSameOrigin, networkOf } from '../client-address.ts';
import type { FormAnswer, FormHandler, FormRequest, FormSite } from '../form-handler.ts';
import {
  createFormPages,
  type FormPage,
  FormPageError,
  type FormPageReader,
  type FormPages,
} from './form-page.ts';
import { createRateLimiter, defaultRate, type RateLimit } from './rate-limit.ts';
import {
  type FilledForm,
  isUrlencoded,
  parseFields,
  readForm,
  readTyped,
  type SentFields,
} from './read-form.ts';
import {
  isFromScript,
  pageAnswer,
  type Refusal,
  type Replies,
  refusalHeaders,
  refusals,
  refuse,
  renderFormPage,
  repliesByPage,
  retryAfter,
  scriptReplies,
} from './replies.ts';

export interface HandlerOptions {
  /** The forms of the site. */
  forms: readonly FormDefinition[];
  store: Pick<LeadStore, 'add' | 'count'>;
  /** Trusts the proxy in front of the server to name the visitors' addresses. */
  trustsProxy?: boolean | undefined;
  rate?: RateLimit | undefined;
  clock?: Clock | undefined;
  /** Called after each new lead. */
  onLead?: (() => void) | undefined;
  /** Gets one line about each failure, without anything that a visitor has written. */
  log: (line: string) => void;
}

/** Receives the forms of a site: `POST /` (specification 8.10). What it accepts has been stored. */
export function createFormHandler(options: HandlerOptions): FormHandler {
  const { forms, trustsProxy = false, rate = defaultRate, clock = systemClock, log } = options;
  const pagesOf = createFormPages();
  const limiter = createRateLimiter(rate, clock.ticks);
  const anonymous = createAnonymizer();
  const turnAway = createRefusals(pagesOf, forms);
  const tell = createTeller(log);
  return async (request) => {
    const { headers, site } = request;
    // Decided once: a script shows the outcome itself, everyone else gets a page.
    const byScript = isFromScript(headers);
    try {
      const refused = byScript ? refuse : turnAway.bind(undefined, request);
      if (!isSameOrigin(headers)) return refused('cross-site');
      if (!isUrlencoded(headers['content-type'])) return refused('unsupported-type');
      const fields = parseFields(request.body);
      const form = fields && formOf(fields, forms);
      if (!fields || form === undefined) return refused(fields ? 'unknown-form' : 'malformed');
      const wait = limiter(anonymous(addressOf(request, trustsProxy)));
      const locale = languageOf(headers, fields, site);
      const pages = pagesOf(site, form);
      const page = pages.get(locale);
      if (!page) throw new Error(`The form ${form.rules.name} has no page in ${locale}.`);
      const replies = byScript ? scriptReplies : repliesByPage({ form, page, locale });
      return await receive({ request, form, fields, wait, locale, pages, replies }, options);
    } catch (error) {
      tell(error);
      return byScript ? refuse('unavailable') : apologize(request, turnAway);
    }
  };
}

/** Answers with a page that says so, or with a plain refusal if that page fails too. */
function apologize(request: FormRequest, turnAway: TurnAway): FormAnswer {
  try {
    return turnAway(request, 'unavailable');
  } catch {
    return refuse('unavailable');
  }
}

function formOf(fields: SentFields, forms: readonly FormDefinition[]): FormDefinition | undefined {
  const [name, ...others] = fields.get('form-name') ?? [];
  return others.length > 0 ? undefined : forms.find(({ rules }) => rules.name === name);
}

/** Logs failures; a form that is not in the site as it should be is logged only once in each release. */
function createTeller(log: HandlerOptions['log']): (error: unknown) => void {
  const logged = new WeakSet<FormPageError>();
  return (error) => {
    if (error instanceof FormPageError) {
      if (!logged.has(error)) log(error.message);
      logged.add(error);
    } else log(error instanceof LeadsError ? error.message : `A form could not be read (${nameOf(error)}).`);
  };
}

/** Returns the code of an error. Its message may repeat what a visitor has written. */
function nameOf(error: unknown): string {
  return error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';
}

interface Post {
  request: FormRequest;
  form: FormDefinition;
  fields: SentFields;
  pages: FormPages;
  /** Seconds that the visitor has to wait; 0 if the post is allowed. */
  wait: number;
  locale: Locale;
  replies: Replies;
}

async function receive(post: Post, options: HandlerOptions): Promise<FormAnswer> {
  const { request, form, fields, pages, wait, replies } = post;
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !/^[\w-]{8,100}$/.test(String(key))) return refuse('malformed');
  // Only robots fill the trap; they get the answer that they expect (specification 8.9).
  if (wait === 0 && fields.get('bot-field')?.some(Boolean)) return replies.accepted();
  const filled = readForm(form.rules, fields, pages);
  // A page that was open while the site changed may offer what is no longer there. The visitor chooses again.
  if (!filled) return replies.notOffered(() => readTyped(form.rules, fields, pages));
  if (wait > 0) return replies.notNow(filled, { status: 429, error: 'too-many', seconds: wait });
  if (filled.errors.length > 0) return replies.wrong(filled);
  return store(post, filled, options);
}

async function store(post: Post, filled: FilledForm, options: HandlerOptions): Promise<FormAnswer> {
  const { request, form, locale, replies } = post;
  const [, ...sent] = filled.payload;
  const key = request.headers['idempotency-key']?.toString();
  const fields = Object.fromEntries(sent);
  const { sender: names } = form.agency;
  const email = (names.email && fields[names.email]) ?? '';
  const { trustsProxy = false, rate = defaultRate } = options;
  try {
    const sender = networkOf(addressOf(request, trustsProxy));
    const seconds = await options.store.count({ sender, rate });
    if (seconds > 0) return replies.notNow(filled, { status: 429, error: 'too-many', seconds });
    const stored = await options.store.add({ form: form.rules.name, locale, fields, email, key });
    if (stored === 'conflict') return refuse('invalid');
    if (stored === 'new') options.onLead?.();
    return replies.accepted();
  } catch (error) {
    if (!(error instanceof LeadsError)) throw error;
    options.log(error.message);
    return replies.notNow(filled, { status: 503, error: 'unavailable', seconds: retryAfter });
  }
}

/**
 * Returns the language of the page that sent the form, or the one that the browser prefers. An answer page is at `/` and names its language
 * in a field.
 */
function languageOf(
  headers: IncomingHttpHeaders,
  fields: SentFields,
  { locales }: Pick<FormSite, 'locales'>,
): Locale {
  const { referer, 'accept-language': accepted } = headers;
  const named = locales.find(({ id }) => id === fields.get('language')?.[0]);
  if (named) return named.id;
  if (referer !== undefined && URL.canParse(referer))
    return localeOfPath(new URL(referer).pathname, locales).id;
  const weights = weightsOf(accepted ?? '');
  const weightOf = ({ id }: { id: Locale }) => weights.get(id.toLowerCase().split('-')[0] ?? '') ?? 0;
  // Of equal ones the first, which is the default.
  return locales.reduce((best, one) => (weightOf(one) > weightOf(best) ? one : best)).id;
}

/** Reads the weight of each language, without regions (RFC 9110, section 12.5.4). */
function weightsOf(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.split(',')) {
    const [tag = '', ...parameters] = part.split(';');
    const language = tag.trim().toLowerCase().split('-')[0] ?? '';
    const weight = Number(/^\s*q=([\d.]+)\s*$/.exec(parameters.join(';'))?.[1] ?? 1);
    weights.set(language, Math.max(weight, weights.get(language) ?? 0));
  }
  return weights;
}

/** Answers a post that was not sent by script and cannot be taken. */
type TurnAway = (request: FormRequest, refusal: Refusal) => FormAnswer;

/**
 * Creates the answers to refused posts without script: the page of the fallback form in the visitor's language, which names other ways to
 * reach the agency. It repeats nothing that was sent, because another site may have sent it.
 */
function createRefusals(pagesOf: FormPageReader, forms: readonly FormDefinition[]): TurnAway {
  // It is the same for everybody, and someone who sends many of them must not keep the server busy.
  const fallback = forms.find(({ isFallback }) => isFallback);
  const rendered = new WeakMap<FormPage, string>();
  return ({ headers, site }, refusal) => {
    if (!fallback) return refuse(refusal);
    const referer = refusal === 'cross-site' ? undefined : headers.referer;
    const locale = languageOf({ ...headers, referer }, new Map(), site);
    const page = pagesOf(site, fallback).get(locale);
    if (!page) return refuse(refusal);
    const posted = { locale, values: {}, errors: [], gone: [], trouble: 'lost' as const };
    const html = rendered.get(page) ?? renderFormPage(fallback, page, posted);
    rendered.set(page, html);
    return pageAnswer(refusals[refusal], { html, path: page.path }, refusalHeaders(refusal));
  };
}
