import {
  type FormService,
  LeadsError,
  loadForms,
  noForms,
  type Operation,
  readFormSettings,
  WrongSetting,
} from '../src/index.ts';
import { type Host, wrongUsage } from './host.ts';
import { type LeadsChoice, leadsPlace } from './leads-place.ts';

/** The options for receiving forms. */
export interface FormOptions extends LeadsChoice {
  /** How the site says that it is run, if it does. */
  operation: Operation | undefined;
  trustProxy?: boolean;
  smtpInsecure?: boolean;
  /** Is called with a line for what happens later. */
  log(line: string): void;
}

/** Opens the form store of a server; returns the exit code when it cannot be used, and says why. */
export async function openForms(options: FormOptions, host: Host): Promise<FormService | number> {
  const { output, environment, env, loadSite } = host;
  const { operation, trustProxy, smtpInsecure, log } = options;
  try {
    const settings = readFormSettings({
      ...{ operation, smtpInsecure, env },
      ...leadsPlace(options, environment.cwd),
    });
    const { startForms } = await loadForms();
    const received = (await loadSite()).forms ?? noForms;
    return await startForms(settings, { received, trustsProxy: trustProxy, log });
  } catch (error) {
    if (!(error instanceof LeadsError) && !(error instanceof WrongSetting)) throw error;
    output.note(error.message);
    return error instanceof WrongSetting ? wrongUsage : 1;
  }
}
