import {
  type Age,
  type Channel,
  createMailChannel,
  createWebhookChannel,
  type LeadsLocation,
  type MailSettings,
  openLeads,
  startDelivery,
  startRetention,
  type WebhookSettings,
} from '../../leads/index.ts';
import type { FormHandler } from '../form-handler.ts';
import { createFormHandler, type HandlerOptions } from './handler.ts';

/** Everything about receiving forms that a person can choose. */
export interface FormSettings {
  location: LeadsLocation;
  /** How long leads are kept. */
  retention: Age;
  mail?: MailSettings | undefined;
  webhook?: WebhookSettings | undefined;
}

/** The receiving of forms, with all that follows. */
export interface FormService {
  handle: FormHandler;
  /** Ends soon, and loses nothing: what was not told yet is told after the next start. */
  close(): Promise<void>;
}

/**
 * Opens the database and begins to receive forms, to tell of them and to delete old ones.
 *
 * @throws {LeadsTrouble} when the database cannot be used
 */
export async function startForms(
  { location, retention, mail, webhook }: FormSettings,
  options: Omit<HandlerOptions, 'store' | 'onLead'>,
): Promise<FormService> {
  const { log, clock } = options;
  const channels = new Map<string, Channel>();
  if (mail) channels.set('mail', createMailChannel(mail));
  if (webhook) channels.set('webhook', createWebhookChannel(webhook));
  const withClock = clock ? { clock } : {};
  const store = await openLeads(location, { create: true, channels: [...channels.keys()], ...withClock });
  const delivery = startDelivery({ store, channels, log, ...withClock });
  const old = startRetention({ store, age: retention, log, ...withClock });
  return {
    handle: createFormHandler({ ...options, store, onLead: delivery.wake }),
    async close() {
      old.stop();
      await delivery.stop();
      await store.close();
    },
  };
}
