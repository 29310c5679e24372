import { join } from 'node:path';
import type { Config } from '../config.ts';
import { noForms, type ReceivedForms } from '../define/form.ts';
import type { FormAnswer, FormHandler } from '../server/form-handler.ts';
import type { FormService } from '../server/forms/index.ts';

/** A mail about a lead, which is printed instead of sent. */
export interface ShownMail {
  subject: string;
  text: string;
}

/** The configuration and listeners of the form service. */
interface DevFormOptions {
  /** Returns the configuration of the served version. */
  config(): Config | undefined;
  showMail(mail: ShownMail): void;
  note(line: string): void;
}

/** A form service that is open or opening, for the forms of one version of the site. */
interface OpenService {
  received: ReceivedForms;
  service: Promise<FormService>;
  /** Requests in progress. */
  answers: Set<Promise<FormAnswer>>;
}

/** Creates the form service of `site dev`, with a database of its own. It opens with the first post, and again when the forms change. */
export function createDevForms({ config, ...listener }: DevFormOptions) {
  let opened: OpenService | undefined;
  const open = (current: Config, received: ReceivedForms): OpenService => {
    // Two open services would send the same mail twice.
    const service = close(opened).then(() => start(current, received, listener));
    const one = { received, service, answers: new Set<Promise<FormAnswer>>() };
    service.catch(() => {
      if (opened === one) opened = undefined;
    });
    return one;
  };
  const handle: FormHandler = async (request) => {
    const current = config();
    if (!current) throw new Error('There is no site yet.');
    const received = current.site.forms ?? noForms;
    if (opened?.received !== received) opened = open(current, received);
    const { service, answers } = opened;
    const answer = service.then((it) => it.handle(request));
    answers.add(answer);
    return answer.finally(() => answers.delete(answer));
  };
  return { handle, close: () => close(opened) };
}

/** Closes a service after all its requests are answered. */
async function close(opened: OpenService | undefined): Promise<void> {
  await Promise.allSettled(opened?.answers ?? []);
  const service = await opened?.service.catch(() => undefined);
  await service?.close();
}

async function start(
  { siteDir, out }: Config,
  received: ReceivedForms,
  { showMail, note }: Pick<DevFormOptions, 'showMail' | 'note'>,
): Promise<FormService> {
  const { parseAge, locateLeads } = await import('../leads/index.ts');
  const { startForms } = await import('../server/forms/index.ts');
  const location = locateLeads(join(siteDir, '.cache/dev-leads.db'), { cwd: siteDir, out: out.path });
  const retention = parseAge('1m');
  if (!retention) throw new Error('A month is an age.');
  return startForms({ location, retention }, { received, showMail, log: note });
}
