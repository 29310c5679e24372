import type { FormDefinition } from '../../define/form.ts';
import type { Locale } from '../../define/locale.ts';
import { type Clock, type LeadStore, LeadsError, systemClock } from '../../leads/index.ts';
import type { FormAnswer, FormHandler, FormRequest } from '../form-handler.ts';
import { networkOf } from '../network.ts';
import { isFromScript, refuse, retryAfter } from './answers.ts';
import { addressOf, createAnonymizer } from './client-ip.ts';
import { createFormPages, FormPageError, type FormPages } from './form-page.ts';
import { languageOf } from './language.ts';
import { isSameOrigin } from './origin.ts';
import { isUrlencoded, parseFields } from './parse.ts';
import { createRateLimiter, defaultRate, type RateLimit } from './rate-limit.ts';
import { type FilledForm, readForm, readTyped } from './read-form.ts';
import { createRefusals, type TurnAway } from './refusals.ts';
import { type Replies, repliesByPage, scriptReplies } from './replies.ts';
import type { SentFields } from './types.ts';

/** What receiving forms needs. */
export interface HandlerOptions {
  /** The forms of the site. */
  forms: readonly FormDefinition[];
  store: Pick<LeadStore, 'add' | 'count'>;
  /** Whether a proxy is in front of the server and names the visitors' addresses. */
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

/** Says on a page that the form cannot be taken, unless what ails it ails that page too. */
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
  const told = new WeakSet<FormPageError>();
  return (error) => {
    if (error instanceof FormPageError) {
      if (!told.has(error)) log(error.message);
      told.add(error);
    } else log(error instanceof LeadsError ? error.message : `A form could not be read (${nameOf(error)}).`);
  };
}

/** The words of an error may repeat what a visitor has written. */
function nameOf(error: unknown): string {
  return error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';
}

interface Post {
  request: FormRequest;
  form: FormDefinition;
  fields: SentFields;
  pages: FormPages;
  /** How many seconds the visitor has to wait; 0 when the post is allowed. */
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
