import {
  type Age,
  type FormService,
  LeadsTrouble,
  loadForms,
  noForms,
  readFormSettings,
  WrongSetting,
} from '../src/index.ts';
import { type Host, wrongUsage } from './host.ts';

/** What receiving forms can be told. */
export interface FormOptions {
  leads: string;
  retention: Age;
  trustProxy?: boolean;
  smtpInsecure?: boolean;
  /** Hears of what happens later. */
  log(line: string): void;
  /** The folder of the built site. */
  folder: string;
}

/** Opens the form store of a server; gives the exit code when it cannot be used, and says why. */
export async function openForms(options: FormOptions, host: Host): Promise<FormService | number> {
  const { output, environment, env, loadSite } = host;
  const { leads, retention, trustProxy, smtpInsecure, folder, log } = options;
  try {
    const settings = readFormSettings({
      ...{ leads, retention, smtpInsecure, env },
      ...{ cwd: environment.cwd, out: folder },
    });
    const { startForms } = await loadForms();
    const received = (await loadSite()).forms ?? noForms;
    return await startForms(settings, { received, trustsProxy: trustProxy, log });
  } catch (error) {
    if (!(error instanceof LeadsTrouble) && !(error instanceof WrongSetting)) throw error;
    output.note(error.message);
    return error instanceof WrongSetting ? wrongUsage : 1;
  }
}
