import { join } from 'node:path';
import type { Config } from '../config.ts';
import { noForms, type ReceivedForms } from '../define/form.ts';
import type { FormAnswer, FormHandler } from '../server/form-handler.ts';
import type { FormService } from '../server/forms/index.ts';

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

/** A database that is open or about to be, for the forms of one version of the site. */
interface Opened {
  received: ReceivedForms;
  service: Promise<FormService>;
  /** What is being answered with it. */
  answers: Set<Promise<FormAnswer>>;
}

/** Takes forms into a database of its own, which is opened with the first of them, and again when the forms have changed. */
export function createDevForms({ config, ...listener }: FormOptions) {
  let opened: Opened | undefined;
  const open = (now: Config, received: ReceivedForms): Opened => {
    // Two of them would send the same mail twice.
    const service = close(opened).then(() => start(now, received, listener));
    const one = { received, service, answers: new Set<Promise<FormAnswer>>() };
    service.catch(() => {
      if (opened === one) opened = undefined;
    });
    return one;
  };
  const handle: FormHandler = async (request) => {
    const now = config();
    if (!now) throw new Error('There is no site yet.');
    const received = now.site.forms ?? noForms;
    if (opened?.received !== received) opened = open(now, received);
    const { service, answers } = opened;
    const answer = service.then((it) => it.handle(request));
    answers.add(answer);
    return answer.finally(() => answers.delete(answer));
  };
  return { handle, close: () => close(opened) };
}

/** Closes a database once everything is answered for which it was opened. */
async function close(opened: Opened | undefined): Promise<void> {
  await Promise.allSettled(opened?.answers ?? []);
  const service = await opened?.service.catch(() => undefined);
  await service?.close();
}

async function start(
  { siteDir, out }: Config,
  received: ReceivedForms,
  { showMail, note }: Pick<FormOptions, 'showMail' | 'note'>,
): Promise<FormService> {
  const { parseAge, locateLeads } = await import('../leads/index.ts');
  const { startForms } = await import('../server/forms/index.ts');
  const location = locateLeads(join(siteDir, '.cache/dev-leads.db'), { cwd: siteDir, out: out.path });
  const retention = parseAge('1m');
  if (!retention) throw new Error('A month is an age.');
  return startForms({ location, retention }, { received, showMail, log: note });
}
