import { type Outcome, outcomeOf, postTimeout, type Unsent } from './unsent.ts';

/**
 * Posts a form to the site (specification 8.10), and returns what has become of it. A refusal, a failure or no answer in time is only
 * logged (specification 8.11).
 */
export async function post({ id, body }: Unsent): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), postTimeout);
  try {
    const { status } = await fetch('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': id },
      body,
      signal: controller.signal,
    });
    const outcome = outcomeOf(status);
    if (outcome !== 'accepted') console.error(`The form was not accepted: ${status}`);
    return outcome;
  } catch (error) {
    console.error('The form could not be sent.', error);
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
