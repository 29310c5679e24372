import type { ReceivedForms } from '../../define/form.ts';
import {
  type Channel,
  createDescriber,
  createMailChannel,
  createWebhookChannel,
  type LeadMessage,
  openLeads,
  startDeliveryWorker,
  startRetention,
  systemClock,
} from '../../leads/index.ts';
import type { FormHandler } from '../form-handler.ts';
import { createFormHandler, type HandlerOptions } from './handler.ts';
import type { FormSettings } from './settings.ts';
import { createRetryingStore, createStoreErrorLog } from './store.ts';

/** The public interface of what receives forms. */
export { createFormHandler, type HandlerOptions } from './handler.ts';
export { defaultRate, type RateLimit } from './rate-limit.ts';
export { readFormSettings, WrongSetting } from './settings.ts';

interface ServiceOptions extends Omit<HandlerOptions, 'store' | 'onLead' | 'forms'> {
  /** The forms of the site. */
  received: ReceivedForms;
  /** Shows each mail instead of sending it. */
  showMail?: ((mail: LeadMessage) => void) | undefined;
}

/** Receives forms, and does all that follows. */
export interface FormService {
  handle: FormHandler;
  /** Counts mails and posts that wait, by channel; undefined while the database cannot be used. */
  waiting(): Promise<ReadonlyMap<string, number> | undefined>;
  /** Ends soon, and loses nothing: what has not been sent yet is sent after the next start. */
  close(): Promise<void>;
}

/**
 * Opens the database, receives forms, delivers and deletes leads. If the database cannot be used, it logs that, refuses forms, and tries
 * again.
 */
export async function startForms(
  { location, retention, mail, webhook }: FormSettings,
  { received, showMail, ...options }: ServiceOptions,
): Promise<FormService> {
  const { clock = systemClock } = options;
  const { heard, log } = createStoreErrorLog({ log: options.log, ticks: clock.ticks });
  const channels = new Map<string, Channel>();
  const describe = createDescriber(received);
  if (showMail) channels.set('mail', async (lead) => showMail(describe(lead)));
  else if (mail) channels.set('mail', createMailChannel(mail, describe));
  if (webhook) channels.set('webhook', createWebhookChannel(webhook));
  const open = () => openLeads(location, { create: true, channels: [...channels.keys()], clock });
  const store = createRetryingStore({ open, heard });
  await store.open();
  const delivery = startDeliveryWorker({ store, channels, log });
  const old = startRetention({ store, age: retention, log, clock });
  return {
    handle: createFormHandler({ ...options, forms: received.forms, log, store, onLead: delivery.wake }),
    waiting: () => store.queue.waiting([...channels.keys()]).catch(() => undefined),
    async close() {
      old.stop();
      await delivery.stop();
      await store.close();
    },
  };
}
