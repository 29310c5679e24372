import {
  explainFailure,
  type FormService,
  LeadsError,
  type LogEntry,
  loadForms,
  loadServer,
  noForms,
  type Operation,
  outputFolder,
  readFormSettings,
  readOperation,
  WrongSetting,
} from '../../src/index.ts';
import type { Host } from '../host.ts';
import { duration, type Output, wrongUsage } from '../output.ts';
import { askedToStop, codeOfSignal } from '../signals.ts';
import { type LeadsChoice, leadsPlace } from '../with-leads.ts';

/** The options of `site serve`. */
export interface ServeCommand extends Omit<FormOptions, 'log' | 'operation'> {
  port: number;
  host: string;
  log?: boolean;
  metrics?: boolean;
}

/** Serves the built site until it is stopped; returns 1 if it cannot start. */
export async function serve(options: ServeCommand, commandHost: Host): Promise<number> {
  const { environment, env, translator } = commandHost;
  const output = withTime(commandHost.output);
  const out = outputFolder(options, environment.cwd);
  const operation = readOperation(out.path);
  const isReceiver = operation?.forms !== 'netlify';
  if (!isReceiver)
    output.note('The content of the site says that Netlify receives its forms; this server does not.');
  const forms = isReceiver
    ? await openForms({ ...options, operation, log: output.note }, commandHost)
    : undefined;
  if (typeof forms === 'number') return forms;
  const { port, host, log, trustProxy } = options;
  const metrics = options.metrics
    ? { token: env.METRICS_TOKEN, ...(forms && { waiting: forms.waiting }) }
    : undefined;
  const { serveFolder } = await loadServer();
  const server = await serveFolder(out.path, {
    ...{ port, host, note: output.note, trustsProxy: trustProxy, metrics },
    ...(forms && { forms: forms.handle }),
    ...(log ? { log: (entry: LogEntry) => output.result(logLine(entry)) } : {}),
  }).catch(tellWhyNot(options, commandHost));
  if (!server) {
    await forms?.close();
    return 1;
  }
  commandHost.output.result(translator.phrase(`Serving ${out.shown} on ${server.url}`));
  const signal = await askedToStop();
  // Not before the last form that was being sent has been answered.
  await server.close();
  await forms?.close();
  return codeOfSignal(signal);
}

/** Prints the time before each line, since a log is read later. */
function withTime(output: Output): Output {
  const timed = (line: string) => `${new Date().toISOString()} ${line}`;
  return {
    ...output,
    note: (line) => output.note(timed(line)),
    result: (line) => output.result(timed(line)),
  };
}

function tellWhyNot(place: ServeCommand, { output, translator }: Host): (error: unknown) => undefined {
  return (error) => {
    const line = explainFailure(error, place);
    if (line === undefined) throw error;
    output.note(translator.phrase(line));
  };
}

function logLine({ method, path, status, ms }: LogEntry): string {
  return `${method} ${path} ${status} ${duration(ms)}`;
}

/** The options for receiving forms. */
export interface FormOptions extends LeadsChoice {
  /** The operation that the site declares. */
  operation: Operation | undefined;
  trustProxy?: boolean;
  smtpInsecure?: boolean;
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
