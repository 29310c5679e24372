import type { Operation } from '../../define/operation.ts';
import { isEmail } from '../../define/validation.ts';
import type { Age, LeadsLocation, MailSettings, WebhookSettings } from '../../leads/index.ts';
import { locateLeads } from '../../leads/location.ts';
import { defaultAge } from '../../leads/time.ts';

/** All settings for receiving forms. */
export interface FormSettings {
  location: LeadsLocation;
  /** The age at which leads are deleted. */
  retention: Age;
  mail?: MailSettings | undefined;
  webhook?: WebhookSettings | undefined;
}

/** A setting is wrong. The message says which, and what to write. */
export class WrongSetting extends Error {}

/** The choices on the command line and in the environment. */
interface Chosen {
  /** A file, or the address of a libSQL server. */
  leads: string;
  /** The operation that the site declares. */
  operation: Operation | undefined;
  cwd: string;
  /** The folder of the built site. */
  out: string;
  /** Allows mail without TLS to a server on this machine. */
  smtpInsecure?: boolean | undefined;
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads `LEADS_TOKEN`, `SMTP_URL` with `MAIL_TO` and `MAIL_FROM`, and `LEADS_WEBHOOK_URL` with `LEADS_WEBHOOK_SECRET`.
 *
 * @throws {WrongSetting} if a setting is wrong, or sends copies that the site does not declare
 * @throws {LeadsError} if the database would be in the output folder
 */
export function readFormSettings({ leads, operation, cwd, out, smtpInsecure, env }: Chosen): FormSettings {
  const settings: FormSettings = {
    location: locateLeads(leads, { cwd, out, token: env.LEADS_TOKEN }),
    retention: operation ? { amount: operation.leadMonths, unit: 'm' } : defaultAge,
    mail: readMail(env, smtpInsecure),
    webhook: readWebhook(env),
  };
  for (const [copy, name] of [
    ['mail', 'SMTP_URL'],
    ['webhook', 'LEADS_WEBHOOK_URL'],
  ] as const)
    if (settings[copy] && operation && !operation.copies.includes(copy))
      throw new WrongSetting(
        `${name} sends copies of leads, but the content of the site does not name ${copy} among its copies.`,
      );
  return settings;
}

function readMail(
  { SMTP_URL, MAIL_TO, MAIL_FROM }: Chosen['env'],
  insecure = false,
): MailSettings | undefined {
  if (!SMTP_URL) {
    if (MAIL_TO)
      throw new WrongSetting('MAIL_TO needs SMTP_URL, the mail server; without it no mail can be sent.');
    return undefined;
  }
  // The address of the mail server may hold a password, so it is not repeated.
  if (!isUrl(SMTP_URL, ['smtp:', 'smtps:']))
    throw new WrongSetting('SMTP_URL must look like smtps://user:password@mail.example:465.');
  if (new URL(SMTP_URL).search !== '')
    throw new WrongSetting('SMTP_URL cannot contain settings after “?”: they could turn TLS off.');
  if (insecure && !isLoopback(SMTP_URL, 'smtp:'))
    throw new WrongSetting(
      '--smtp-insecure is for a mail server on this machine, such as smtp://localhost:25.',
    );
  if (!MAIL_TO) throw new WrongSetting('SMTP_URL needs MAIL_TO, the address that gets new leads.');
  for (const [name, value] of Object.entries({ MAIL_TO, MAIL_FROM }))
    if (value && !mailboxes(value).every(isMailbox))
      throw new WrongSetting(`${name} must be an address such as leads@agency.example, not “${value}”.`);
  return { smtpUrl: SMTP_URL, insecure, to: MAIL_TO, from: MAIL_FROM || (mailboxes(MAIL_TO)[0] ?? '') };
}

function readWebhook({
  LEADS_WEBHOOK_URL,
  LEADS_WEBHOOK_SECRET,
}: Chosen['env']): WebhookSettings | undefined {
  if (!LEADS_WEBHOOK_URL) {
    if (LEADS_WEBHOOK_SECRET) throw new WrongSetting('LEADS_WEBHOOK_SECRET needs LEADS_WEBHOOK_URL.');
    return undefined;
  }
  if (!isUrl(LEADS_WEBHOOK_URL, ['https:']) && !isLoopback(LEADS_WEBHOOK_URL, 'http:'))
    throw new WrongSetting(
      'LEADS_WEBHOOK_URL must begin with https:, because what visitors write is personal.',
    );
  if (hasPassword(LEADS_WEBHOOK_URL))
    throw new WrongSetting('LEADS_WEBHOOK_URL cannot contain a name or password; use LEADS_WEBHOOK_SECRET.');
  return { url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET || undefined };
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return protocols.includes(protocol) && host !== '';
}

/** Checks for a user name or password, which `fetch` refuses. */
function hasPassword(text: string): boolean {
  const { username, password } = new URL(text);
  return username !== '' || password !== '';
}

/** Splits a list of addresses, but not at commas in quoted names. */
function mailboxes(list: string): string[] {
  return (list.match(/(?:"[^"]*"|[^,"])+/g) ?? []).map((one) => one.trim());
}

/** Checks an address such as `leads@agency.example` or `Agency <leads@agency.example>`. */
function isMailbox(text: string): boolean {
  return isEmail(/<([^<>]*)>$/.exec(text)?.[1] ?? text);
}

function isLoopback(text: string, protocol: string): boolean {
  return isUrl(text, [protocol]) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname);
}
