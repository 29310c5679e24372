import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Sends forms to `site dev`, and looks for them in its database.
 *
 * @param {{ run: (...command: string[]) => import('node:child_process').SpawnSyncReturns<string>, leads: string }} place runs a command of
 *   the tool; the database
 */
export function createForms({ run, leads }) {
  const accepted = [];
  const refused = [];
  return {
    /** Sends forms until nobody takes them any more, as many as one sender may. */
    async post(url) {
      for (;;) {
        const message = `Message ${accepted.length} of ${url}`;
        const answer = await send(url, message).catch(() => undefined);
        if (answer === undefined || answer.status === 429) return;
        if (answer.status < 400) accepted.push(message);
        else refused.push(`a form was answered with ${answer.status}`);
        await sleep(50);
      }
    },
    /** Forms that were accepted and are not in the database, which must open. */
    lost() {
      if (!existsSync(leads)) return accepted.length > 0 ? ['the database of the forms is gone'] : [];
      const { status, stdout, stderr } = run('leads', 'export', '--leads', leads);
      if (status !== 0) return [`the forms cannot be read: ${stderr}`];
      return accepted.filter((message) => !stdout.includes(message)).map((message) => `${message} is lost`);
    },
    accepted: () => accepted.length,
    refused: () => refused,
  };
}

function send(url, message) {
  const headers = { Origin: url, Referer: `${url}/en` };
  const body = new URLSearchParams({ 'form-name': 'ask', email: 'anna@example.is', message });
  return fetch(`${url}/`, { method: 'POST', body, headers, redirect: 'manual' });
}
