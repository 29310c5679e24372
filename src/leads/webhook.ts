import { createHmac } from 'node:crypto';
import type { Channel } from './delivery-worker.ts';

/** Where leads are posted to as JSON. */
export interface WebhookSettings {
  url: string;
  /** Signs each post; `whsec_…` is decoded from base64, anything else is taken as it is. */
  secret?: string | undefined;
}

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/**
 * Posts leads to an address, signed as in the Standard Webhooks specification. Any 2xx answer means that it has arrived; a
 * redirect does not. The id is the same at each attempt.
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
