import { createTransport } from 'nodemailer';
import type { Channel } from './delivery-worker.ts';
import type { LeadMessage } from './describe.ts';
import type { Lead } from './lead.ts';
import { plainLine } from './strip-control-characters.ts';

/** Where mail about leads goes. */
export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl: string;
  /** Whether it goes without TLS, to a server on this machine. */
  insecure: boolean;
  /** One or more addresses, separated by commas. */
  to: string;
  /** The address that it comes from. */
  from: string;
}

/** How long each step with the mail server may take, in milliseconds. */
const patience = 15_000;
const longestSubject = 120;

/** Sends leads by mail, over TLS unless that is turned off. A reply goes to the visitor. */
export function createMailChannel(
  { smtpUrl, insecure, to, from }: MailSettings,
  describe: (lead: Lead) => LeadMessage,
): Channel {
  const transport = createTransport({
    url: smtpUrl,
    // Without, a server that offers no TLS, or someone between who hides it, would get password and lead in clear.
    ...(insecure ? { ignoreTLS: true } : { requireTLS: true }),
    ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const host = from.replace(/^.*@|>.*$/g, '');
  return async (lead, signal) => {
    const { subject, text, sender } = describe(lead);
    const { name, email } = sender;
    const sent = transport.sendMail({
      ...{ from, to, text },
      // What visitors write is in headers: a line of its own would be a header of its own.
      subject: plainLine(subject).slice(0, longestSubject),
      ...(email !== '' && { replyTo: { name: plainLine(name), address: plainLine(email) } }),
      // The same after a crash, so that a mail that comes twice can be known.
      messageId: `<lead-${lead.id}-${Date.parse(lead.receivedAt)}@${host}>`,
      date: new Date(lead.receivedAt),
    });
    await orAbort(sent, signal);
  };
}

/** Stops waiting when time is up; nodemailer itself cannot be made to give up. */
function orAbort<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
