// A server process that receives forms, for tests that kill it: site folder and database are its arguments.
import { locateLeads } from '../../src/leads/index.ts';
import { defaultAge } from '../../src/leads/time.ts';
import { startForms } from '../../src/server/forms/index.ts';
import { forms as received } from '../../templates/forms/index.ts';
import { serveForms } from './form-server.ts';

const [folder = '', leads = ''] = process.argv.slice(2);
const location = locateLeads(leads, { cwd: process.cwd(), out: folder });
const log = (line: string) => process.stderr.write(`${line}\n`);
const rate = { burst: 1_000_000, perMinute: 1_000_000, senders: 10 };
const forms = await startForms({ location, retention: defaultAge }, { received, rate, log });
const server = await serveForms(forms.handle, folder);
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', async () => {
  await server.close();
  await forms.close();
});
