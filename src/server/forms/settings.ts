import type { Age, MailSettings, WebhookSettings } from '../../leads/index.ts';
import { locateLeads } from '../../leads/location.ts';
import type { FormSettings } from './service.ts';

/** A setting cannot be what was meant. The message says which, and what to write. */
export class WrongSetting extends Error {}

/** What a person has chosen on the command line, and in the surroundings of the process. */
export interface Chosen {
  /** A file, or the address of a libSQL server. */
  leads: string;
  retention: Age;
  cwd: string;
  /** The folder of the built site. */
  out: string;
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * The settings of receiving forms: `LEADS_TOKEN`, `SMTP_URL` with `MAIL_TO` and `MAIL_FROM`, `LEADS_WEBHOOK_URL` with
 * `LEADS_WEBHOOK_SECRET`.
 *
 * @throws {WrongSetting} when one of them cannot be right
 * @throws {LeadsTrouble} when the database would be in the output folder
 */
export function readFormSettings({ leads, retention, cwd, out, env }: Chosen): FormSettings {
  return {
    location: locateLeads(leads, { cwd, out, token: env.LEADS_TOKEN }),
    retention,
    mail: readMail(env),
    webhook: readWebhook(env),
  };
}

function readMail({ SMTP_URL, MAIL_TO, MAIL_FROM }: Chosen['env']): MailSettings | undefined {
  if (!SMTP_URL) return undefined;
  // The address of the mail server may hold a password, so it is not repeated.
  if (!isUrl(SMTP_URL, ['smtp:', 'smtps:']))
    throw new WrongSetting('SMTP_URL must be like smtps://user:password@mail.example:465.');
  if (!MAIL_TO) throw new WrongSetting('SMTP_URL needs MAIL_TO, the address that is told of new leads.');
  return { smtpUrl: SMTP_URL, to: MAIL_TO, from: MAIL_FROM || (MAIL_TO.split(',')[0] ?? '').trim() };
}

function readWebhook({
  LEADS_WEBHOOK_URL,
  LEADS_WEBHOOK_SECRET,
}: Chosen['env']): WebhookSettings | undefined {
  if (!LEADS_WEBHOOK_URL) return undefined;
  if (!isUrl(LEADS_WEBHOOK_URL, ['https:']) && !isLoopback(LEADS_WEBHOOK_URL))
    throw new WrongSetting('LEADS_WEBHOOK_URL must begin with https:, for what visitors write is personal.');
  return { url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET || undefined };
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function isLoopback(text: string): boolean {
  return isUrl(text, ['http:']) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname);
}
