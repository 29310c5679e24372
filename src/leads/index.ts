/** The interface of the form store: what visitors send is kept here, sent to the agency, and deleted in time. */
export { type Age, momentBefore, parseAge } from './age.ts';
export { type BackupOptions, backUp } from './backup.ts';
export { BackupError, type BackupErrorCode } from './backup-error.ts';
export { type Clock, systemClock } from './clock.ts';
export { type SeparatorName, separators, toCsv } from './csv.ts';
export { type Channel, type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';
export { createDescriber, type LeadMessage } from './describe.ts';
export { LeadsError, type LeadsErrorCode } from './errors.ts';
export type { Lead, NewLead, Selection } from './lead.ts';
export { defaultLeads, type LeadsLocation, locateLeads } from './location.ts';
export { createMailChannel, type MailSettings } from './mail.ts';
export type { SharedRate } from './rates.ts';
export { type Restored, restore } from './restore.ts';
export { defaultAge, type Retention, startRetention } from './retention.ts';
export { type LeadStore, openLeads, type Removed, type Stored } from './store.ts';
export { plainLine, plainText } from './strip-control-characters.ts';
export { createWebhookChannel, type WebhookSettings } from './webhook.ts';
