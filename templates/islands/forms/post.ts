import { postTimeout, type Unsent } from '../../../src/rules/outbox.ts';

/**
 * Posts a form to the site (spec section 7). True when the server accepts it; a refusal, a failure or no answer in time
 * is only logged (spec section 8).
 */
export async function post({ id, body }: Unsent): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), postTimeout);
  try {
    const { ok, status } = await fetch('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': id },
      body,
      signal: controller.signal,
    });
    if (!ok) console.error(`The form was not accepted: ${status}`);
    return ok;
  } catch (error) {
    console.error('The form could not be sent.', error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}
