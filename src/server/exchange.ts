import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, answer, plainAnswer } from './answer.ts';
import { lastForwarded } from './client-address.ts';
import type { FormHandler } from './form-handler.ts';
import type { Limits } from './limits.ts';
import { type Metrics, metricsPath } from './metrics.ts';
import type { Releases } from './releases.ts';
import { hasBody, isTooLarge, parseTarget, readBody } from './request.ts';
import { mergeHeaders, override } from './resource.ts';
import { send, sendAndLinger } from './send.ts';

export interface Service {
  releases: Releases;
  /** Receives what is posted to `/`; without it nothing can be posted. */
  forms?: FormHandler | undefined;
  /** Trusts the proxy in front of the server to say which answers go over TLS. */
  trustsProxy: boolean;
  /** Checks that connections close after their answer: the server stops, or there are too many. */
  isClosing(): boolean;
  limits: Limits;
  /** Called before each request; returns true if it has answered. */
  before?: ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>) | undefined;
  /** Served at `/_metrics`; without it there is no such address. */
  metrics?: Metrics | undefined;
}

/** One request and where its answer goes. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The client sends the body only after it is asked to (`Expect: 100-continue`). */
  waits?: boolean;
}

/** Answers a request, whatever happens. */
export async function exchange(
  service: Service,
  { request, response, waits = false }: Exchange,
): Promise<void> {
  try {
    if (await service.before?.(request, response)) return;
    const refusal = refusalOf(request, service.limits);
    if (refusal !== undefined)
      await finish(service, response, closing(plainAnswer(refusal, service.releases)));
    else if (hasBody(request)) await answerWithBody(service, { request, response, waits });
    else await finish(service, response, await decide(service, request, new Uint8Array()));
  } catch {
    if (response.headersSent || response.destroyed) response.destroy();
    else
      await finish(service, response, closing(plainAnswer(500, service.releases))).catch(() =>
        response.destroy(),
      );
  }
}

/** Refuses requests that Node accepts, but RFC 9112 (3.2, 6.1) or the limits do not. */
function refusalOf({ httpVersion, headers, rawHeaders }: IncomingMessage, { headerCount }: Limits) {
  if (rawHeaders.length / 2 > headerCount) return 431;
  if (httpVersion === '0.9' || (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined))
    return 400;
  const hosts = rawHeaders.filter(
    (name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  return hosts.length > 1 || /[^\w.:[\]~%!$&'()*+,;=-]/.test(headers.host ?? '') ? 400 : undefined;
}

async function answerWithBody(
  service: Service,
  { request, response, waits = false }: Exchange,
): Promise<void> {
  const { releases } = service;
  const isWanted = request.method === 'POST' && service.forms !== undefined && !isTooLarge(request);
  if (waits && isWanted) response.writeContinue();
  const isSent = !waits || isWanted;
  const body = isSent ? await readBody(request) : new Uint8Array();
  if (body === undefined) {
    const refusal = complete(service, request, closing(plainAnswer(413, releases)));
    sendAndLinger(response, refusal, service.limits.lingerMs);
    return;
  }
  const decided = isTooLarge(request) ? plainAnswer(413, releases) : await decide(service, request, body);
  await finish(service, response, isSent ? decided : closing(decided));
}

async function decide(service: Service, request: IncomingMessage, body: Uint8Array): Promise<Answer> {
  const { method = '', url = '', headers } = request;
  const { releases, forms } = service;
  if (method === 'GET' || method === 'HEAD') {
    const figures = url === metricsPath ? await service.metrics?.read(request) : undefined;
    return figures === undefined
      ? answer({ method, url, headers }, releases)
      : figuresAnswer(figures, releases);
  }
  const target = parseTarget(url);
  const path = typeof target === 'object' ? target.path : '';
  const mayPost = forms !== undefined && path === '/';
  if (method === 'POST' && mayPost) {
    const { remoteAddress = '' } = request.socket;
    const { site } = releases.current();
    return formAnswer(releases, () => forms({ headers, body, path, remoteAddress, site }));
  }
  const allow = { Allow: mayPost ? 'GET, HEAD, OPTIONS, POST' : 'GET, HEAD, OPTIONS' };
  return plainAnswer(method === 'OPTIONS' ? 204 : 405, releases, allow);
}

function figuresAnswer(figures: string, releases: Releases): Answer {
  const content = Buffer.from(figures);
  const type = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
  const answered = plainAnswer(200, releases, { ...type, 'Content-Length': String(content.length) });
  return { ...answered, content };
}

async function formAnswer(releases: Releases, handle: () => ReturnType<FormHandler>): Promise<Answer> {
  try {
    const { status, headers, body, page } = await handle();
    const content = Buffer.from(body);
    const base = releases.current().headersFor(page);
    const own = mergeHeaders({ 'Cache-Control': 'no-store' }, headers, {
      'Content-Length': String(content.length),
    });
    return { status, headers: override(base, asRecord(own)), content };
  } catch {
    return plainAnswer(503, releases, { 'Retry-After': '30' });
  }
}

function asRecord(list: readonly string[]): Record<string, string> {
  return Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : [])));
}

function closing(decided: Answer): Answer {
  return { ...decided, headers: [...decided.headers, 'Connection', 'close'] };
}

function finish(service: Service, response: ServerResponse, decided: Answer): Promise<void> {
  return send(response, complete(service, response.req, decided));
}

/** Completes an answer with the headers that depend on its connection. */
function complete(
  { isClosing, releases, trustsProxy }: Service,
  { headers }: IncomingMessage,
  decided: Answer,
): Answer {
  const isClosed = decided.headers.includes('Connection');
  const answered = isClosing() && !isClosed ? closing(decided) : decided;
  const isOverTls = trustsProxy && lastForwarded(headers['x-forwarded-proto']) === 'https';
  return isOverTls
    ? { ...answered, headers: [...answered.headers, ...releases.current().overTls] }
    : answered;
}
