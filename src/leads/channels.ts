import { createHmac } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Channel } from './delivery-worker.ts';
import { type LeadMessage, plainLine } from './describe.ts';
import type { Lead } from './lead.ts';

export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl: string;
  /** Sends without TLS, to a server on this machine. */
  insecure: boolean;
  /** One or more addresses, separated by commas. */
  to: string;
  /** The sender's address. */
  from: string;
}

/** Milliseconds that a receiver may take for a post, or for each step of a mail. */
const patience = 15_000;
const longestSubject = 120;

/** Sends leads by mail, over TLS unless that is turned off. A reply goes to the visitor. */
export function createMailChannel(
  { smtpUrl, insecure, to, from }: MailSettings,
  describe: (lead: Lead) => LeadMessage,
): Channel {
  const transport = createTransport({
    url: smtpUrl,
    // Without, a server that offers no TLS, or someone between who hides it, would get password and lead in clear.
    ...(insecure ? { ignoreTLS: true } : { requireTLS: true }),
    ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const host = from.replace(/^.*@|>.*$/g, '');
  return async (lead, signal) => {
    const { subject, text, sender } = describe(lead);
    const { name, email } = sender;
    const sent = transport.sendMail({
      ...{ from, to, text },
      // What visitors write is in headers: a line of its own would be a header of its own.
      subject: plainLine(subject).slice(0, longestSubject),
      ...(email !== '' && { replyTo: { name: plainLine(name), address: plainLine(email) } }),
      // The same after a crash, so that a mail that comes twice can be known.
      messageId: `<lead-${lead.id}-${Date.parse(lead.receivedAt)}@${host}>`,
      date: new Date(lead.receivedAt),
    });
    await orAbort(sent, signal);
  };
}

/** Stops waiting when time is up; nodemailer itself cannot be made to give up. */
function orAbort<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

export interface WebhookSettings {
  url: string;
  /** Signs each post; `whsec_…` is decoded from base64, anything else is taken as it is. */
  secret?: string | undefined;
}

/**
 * Posts leads to an address, signed as in the Standard Webhooks specification. Any 2xx answer is a success. The id is the same in each
 * attempt.
 *
 * @see https://www.standardwebhooks.com
 */
export function createWebhookChannel({ url, secret }: WebhookSettings): Channel {
  return async (lead, signal) => {
    const id = `lead-${lead.id}-${Date.parse(lead.receivedAt)}`;
    const body = JSON.stringify({ type: 'lead.received', timestamp: lead.receivedAt, data: lead });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        'Webhook-Id': id,
        'Webhook-Timestamp': timestamp,
        ...(secret && { 'Webhook-Signature': sign(`${id}.${timestamp}.${body}`, secret) }),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw Object.assign(new Error('The post was refused.'), { code: response.status });
  };
}

function sign(text: string, secret: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}
