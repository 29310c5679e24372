import { join } from 'node:path';
import type { Config } from '../config.ts';
import { noForms, type ReceivedForms } from '../define/form.ts';
import type { FormHandler } from '../server/form-handler.ts';

/** A mail about a lead, which is shown and not sent. */
export interface ShownMail {
  subject: string;
  text: string;
}

/** Where forms are kept, and who is told. */
interface FormOptions {
  /** The site as it is now. */
  config(): Config | undefined;
  showMail(mail: ShownMail): void;
  note(line: string): void;
}

/** Takes forms into a database of its own, which is opened with the first of them, and again when the forms have changed. */
export function createDevForms({ config, showMail, note }: FormOptions) {
  let opened: { received: ReceivedForms; handle: FormHandler; close(): Promise<void> } | undefined;
  const open = async (): Promise<FormHandler> => {
    const now = config();
    if (!now) throw new Error('There is no site yet.');
    const received = now.site.forms ?? noForms;
    if (opened?.received === received) return opened.handle;
    await opened?.close();
    const { parseAge, locateLeads } = await import('../leads/index.ts');
    const { startForms } = await import('../server/forms/index.ts');
    const location = locateLeads(join(now.siteDir, '.cache/dev-leads.db'), {
      cwd: now.siteDir,
      out: now.out.path,
    });
    const retention = parseAge('1m');
    if (!retention) throw new Error('A month is an age.');
    const service = await startForms({ location, retention }, { received, showMail, log: note });
    opened = { received, ...service };
    return opened.handle;
  };
  const handle: FormHandler = async (request) => (await open())(request);
  return { handle, close: async () => opened?.close() };
}
