import { sentAnchor } from '../../define/payload.ts';
import type { FieldError, FieldValues } from '../../define/validation.ts';
import { type Clock, type LeadStore, LeadsTrouble, systemClock } from '../../leads/index.ts';
import type { Locale } from '../../rules/locale.ts';
import type { FormAnswer, FormHandler, FormRequest } from '../form-handler.ts';
import { networkOf } from '../network.ts';
import { addressOf, createAnonymizer } from './address.ts';
import { isFromScript, jsonAnswer, pageAnswer, refuse, seeOther } from './answers.ts';
import { createFormPages, type FormPages, type FormProps } from './form-page.ts';
import { languageOf } from './language.ts';
import { isSameOrigin } from './origin.ts';
import { isUrlencoded, parseFields } from './parse.ts';
import { createRateLimiter, defaultRate, type RateLimit } from './rate-limit.ts';
import { type FilledForm, readForm, readTyped } from './read-form.ts';
import { createRefusals } from './refusals.ts';
import { renderFormPage } from './render-page.ts';
import type { SentFields } from './types.ts';

/** What receiving forms needs. */
export interface HandlerOptions {
  store: Pick<LeadStore, 'add' | 'count'>;
  /** Whether a proxy stands before the server and names the visitors' addresses. */
  trustsProxy?: boolean | undefined;
  rate?: RateLimit | undefined;
  clock?: Clock | undefined;
  /** Told after each new lead. */
  onLead?: (() => void) | undefined;
  /** Gets one line for what failed, without anything that a visitor has written. */
  log: (line: string) => void;
}

const formNames: readonly (keyof FormProps)[] = ['contact', 'simple-contact'];

/** How long to wait after trouble with the database, in seconds. */
const troubleWait = 30;

/** Receives both forms: `POST /` (specification 8.10). What it accepts has been stored. */
export function createFormHandler(options: HandlerOptions): FormHandler {
  const { trustsProxy = false, rate = defaultRate, clock = systemClock, log } = options;
  const pagesOf = createFormPages();
  const limiter = createRateLimiter(rate, clock.ticks);
  const anonymous = createAnonymizer();
  const turnAway = createRefusals(pagesOf);
  return async (request) => {
    try {
      const { headers, site } = request;
      if (!isSameOrigin(headers)) return turnAway('cross-site', request);
      if (!isUrlencoded(headers['content-type'])) return turnAway('unsupported-type', request);
      const fields = parseFields(request.body);
      const form = fields && formOf(fields);
      if (!fields || form === undefined) return turnAway(fields ? 'unknown-form' : 'malformed', request);
      const wait = limiter(anonymous(addressOf(request, trustsProxy)));
      const locale = languageOf(headers, fields);
      return await receive({ request, form, fields, wait, locale, pages: pagesOf(site, form) }, options);
    } catch (error) {
      log(error instanceof LeadsTrouble ? error.message : `A form could not be read (${nameOf(error)}).`);
      return unavailable();
    }
  };
}

function formOf(fields: SentFields): keyof FormProps | undefined {
  const [name, ...others] = fields.get('form-name') ?? [];
  return others.length > 0 ? undefined : formNames.find((form) => form === name);
}

/** The words of an error may repeat what a visitor has written. */
function nameOf(error: unknown): string {
  return error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';
}

interface Post {
  request: FormRequest;
  form: keyof FormProps;
  fields: SentFields;
  pages: FormPages;
  /** How many seconds the visitor has to wait; 0 when the post is allowed. */
  wait: number;
  locale: Locale;
}

async function receive(post: Post, options: HandlerOptions): Promise<FormAnswer> {
  const { request, form, fields, pages, wait } = post;
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !/^[\w-]{8,100}$/.test(String(key))) return refuse('malformed');
  // Only robots fill the trap; they are told what they want to hear (specification 8.9).
  if (wait === 0 && fields.get('bot-field')?.some(Boolean)) return accepted(post);
  const filled = readForm(form, fields, pages);
  if (!filled) return notOffered(post);
  if (wait > 0) return notNow(post, filled, { status: 429, error: 'too-many', seconds: wait });
  if (filled.errors.length > 0) return wrong(post, filled);
  return store(post, filled, options);
}

async function store(post: Post, filled: FilledForm, options: HandlerOptions): Promise<FormAnswer> {
  const { request, form, locale } = post;
  const [, ...sent] = filled.payload;
  const key = request.headers['idempotency-key']?.toString();
  const lead = { form, locale, fields: Object.fromEntries(sent), key };
  const { trustsProxy = false, rate = defaultRate } = options;
  try {
    const sender = networkOf(addressOf(request, trustsProxy));
    const seconds = await options.store.count({ sender, rate });
    if (seconds > 0) return notNow(post, filled, { status: 429, error: 'too-many', seconds });
    const stored = await options.store.add(lead);
    if (stored === 'conflict') return refuse('invalid');
    if (stored === 'new') options.onLead?.();
    return accepted(post);
  } catch (error) {
    if (!(error instanceof LeadsTrouble)) throw error;
    options.log(error.message);
    return notNow(post, filled, { status: 503, error: 'unavailable', seconds: troubleWait });
  }
}

function accepted({ request, pages, locale }: Post): FormAnswer {
  if (isFromScript(request.headers)) return jsonAnswer(200, { status: 'received' });
  return seeOther(`${pages[locale].path}#${sentAnchor}`);
}

function wrong(post: Post, { errors, values }: FilledForm): FormAnswer {
  if (!isFromScript(post.request.headers)) return showForm(post, { errors, values }, { status: 422 });
  const fields = Object.fromEntries(errors.map(({ field, word }) => [field, word]));
  return jsonAnswer(422, { error: 'invalid', fields });
}

/** A page that was open while the site changed may offer what is no longer there. The visitor chooses again. */
function notOffered(post: Post): FormAnswer {
  if (isFromScript(post.request.headers)) return refuse('invalid');
  return showForm(post, readTyped(post.form, post.fields, post.pages), { status: 422 });
}

interface NotNow {
  status: 429 | 503;
  error: string;
  seconds: number;
}

function notNow(post: Post, { values }: FilledForm, { status, error, seconds }: NotNow): FormAnswer {
  const headers = { 'Retry-After': String(seconds) };
  if (isFromScript(post.request.headers)) return jsonAnswer(status, { error }, headers);
  return showForm(post, { errors: [], values }, { status, headers });
}

function unavailable(): FormAnswer {
  return jsonAnswer(503, { error: 'unavailable' }, { 'Retry-After': String(troubleWait) });
}

interface Shown {
  errors: readonly FieldError[];
  values: FieldValues;
  gone?: readonly string[];
}

/** The page of the form in the visitor's language, with what was typed. */
function showForm(
  { form, pages, locale }: Post,
  { errors, values, gone = [] }: Shown,
  { status, headers }: { status: number; headers?: Record<string, string> },
): FormAnswer {
  const page = pages[locale];
  const trouble = errors.length === 0 ? ('refused' as const) : undefined;
  const posted = { locale, values, errors, gone, trouble };
  const html = renderFormPage(form, page, posted);
  return pageAnswer(status, { html, path: page.path }, headers);
}
