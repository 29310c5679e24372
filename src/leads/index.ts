/** The interface of the form store: what visitors send is kept here, sent to the agency, and deleted in time. */

export { type BackupOptions, backUp } from './backup.ts';
export {
  createMailChannel,
  createWebhookChannel,
  type MailSettings,
  type WebhookSettings,
} from './channels.ts';
export { type Channel, type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';
export {
  createDescriber,
  type LeadMessage,
  plainLine,
  plainText,
  type SeparatorName,
  separators,
  toCsv,
} from './describe.ts';
export { BackupError, type BackupErrorCode, LeadsError, type LeadsErrorCode } from './errors.ts';
export type { Lead, NewLead, Selection } from './lead.ts';
export { defaultLeads, type LeadsLocation, locateLeads } from './location.ts';
export type { SharedRate } from './rates.ts';
export { type Restored, restore } from './restore.ts';
export { type Retention, startRetention } from './retention.ts';
export { type LeadStore, openLeads, type Removed, type Stored } from './store.ts';
export { type Age, type Clock, momentBefore, parseAge, systemClock } from './time.ts';
