import type { NewLead } from '../../../src/leads/index.ts';
import type { FormAnswer, FormRequest } from '../../../src/server/form-handler.ts';
import { createFormHandler } from '../../../src/server/forms/index.ts';
import { forms } from '../../../templates/forms/index.ts';
import { contactFields, quoteFields } from '../../support/form-posts.ts';
import { hostileAnywhere } from '../hostile.ts';
import { htmlFindings } from '../html-findings.ts';
import { type Findings, kind } from '../kind.ts';
import { mutateBytes, mutateText } from '../mutate.ts';
import type { Random } from '../random.ts';
import { realForms } from '../real-site.ts';

type Post = Pick<FormRequest, 'headers' | 'body'>;

const statuses = [200, 303, 400, 403, 404, 415, 422];
const fieldNames = new Set([...Object.keys(quoteFields), ...Object.keys(contactFields), 'page', 'language']);

const usual = {
  host: 'hemja.example',
  origin: 'https://hemja.example',
  'content-type': 'application/x-www-form-urlencoded',
};
const byBrowser = { ...usual, accept: 'text/html', referer: 'https://hemja.example/en/contact' };
const byScript = { ...usual, 'idempotency-key': '0b8f1a34-95fc-4f0e-b5f8-1a34ba9dfc11' };

/** How long a field may be in any form of the site; options have no limit of their own. */
function longest(name: string): number {
  const limits = forms.forms.map(({ rules }) => {
    const field = rules.fields[name];
    return field && 'maxLength' in field ? field.maxLength : 0;
  });
  return Math.max(...limits) || 1000;
}

/** Posts to the forms of the real site, by browsers, scripts and robots. */
export const posts = kind<Post>('posts', 10, async () => {
  const site = await realForms();
  const said: string[] = [];
  const leads: NewLead[] = [];
  const store = {
    add: async (lead: NewLead) => (leads.push(lead) % 20 === 0 ? 'conflict' : 'new') as 'new',
    count: async () => 0,
  };
  const rate = { burst: 1e9, perMinute: 1e9, senders: 10 };
  const receive = createFormHandler({ forms: forms.forms, store, rate, log: (line) => said.push(line) });
  return {
    make: makePost,
    async check(post) {
      const answer = await receive({ ...post, path: '/', remoteAddress: '192.0.2.1', site });
      const crashes = said.splice(0).map((line) => `crash: ${line}`);
      return [...crashes, ...leads.splice(0).flatMap(leadFindings), ...(await pageFindings(answer))];
    },
    show: ({ headers, body }) => JSON.stringify({ headers, body: Buffer.from(body).toString('latin1') }),
  };
});

function makePost(random: Random): Post {
  const fields = Object.entries(random.pick([contactFields, quoteFields, quoteFields])).map(
    ([name, value]) => {
      if (random.once(6)) return [name, mutateText(value, random)];
      return random.once(20) ? [random.pick(hostileAnywhere), value] : [name, value];
    },
  );
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const headers: Record<string, string> = { ...random.pick([byBrowser, byScript]) };
  if (random.once(8)) headers[random.pick(Object.keys(headers))] = random.pick(hostileAnywhere);
  return { headers, body: random.once(5) ? mutateBytes(body, random) : body };
}

function leadFindings({ fields }: NewLead): Findings {
  return Object.entries(fields).flatMap(([name, text]) => [
    ...(fieldNames.has(name) ? [] : [`a lead has the field ${JSON.stringify(name)}`]),
    ...(text.length > longest(name) ? [`${name} is too long`] : []),
    ...(text.includes('\0') ? [`${name} holds NUL`] : []),
  ]);
}

async function pageFindings({ status, headers, body }: FormAnswer): Promise<Findings> {
  const unknown = statuses.includes(status) ? [] : [`answers ${status}`];
  const type = headers['Content-Type'] ?? '';
  if (type.startsWith('application/json')) JSON.parse(String(body));
  return type.startsWith('text/html') ? [...unknown, ...(await htmlFindings(String(body)))] : unknown;
}
