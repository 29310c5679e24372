import type { FormDefinition, ReceivedForms } from '../define/form.ts';
import type { Lead } from './lead.ts';

/** A lead as a message to the agency. */
export interface LeadMessage {
  subject: string;
  text: string;
  /** Who has sent it, and the address that a reply goes to; empty if there is none. */
  sender: { name: string; email: string };
}

/**
 * Creates the functions that turn leads into messages in the agency's language. Empty fields are left out. Of a form that the site no longer
 * has, and of fields that a form no longer has, the names stand for labels: nothing that was sent is lost.
 */
export function createDescriber({ forms, agency }: ReceivedForms): (lead: Lead) => LeadMessage {
  return (lead) => {
    const { id, locale, receivedAt, fields } = lead;
    const form = formOf(lead, forms);
    const lines = namesIn([lead], form ? [form] : [])
      .filter((name) => fields[name])
      .map((name) => lineOf(name, fields[name] ?? '', form));
    const foot = agency.foot({ id, locale, moment: agency.formatMoment(receivedAt) });
    const sender = senderOf(lead, forms);
    const subject = `${form?.agency.title ?? lead.form}: ${sender.name}`;
    return { subject, text: [...lines, '', foot, ''].join('\n'), sender };
  };
}

function lineOf(name: string, value: string, form: FormDefinition | undefined): string {
  const label = form?.agency.labels[name] ?? name;
  return form?.rules.fields[name]?.kind === 'multiline' ? `\n${label}:\n${value}` : `${label}: ${value}`;
}

/** Returns who has sent a lead, as far as the site still has its form. */
export function senderOf(lead: Lead, forms: readonly FormDefinition[]): { name: string; email: string } {
  const sender = formOf(lead, forms)?.agency.sender;
  return {
    name: (sender && lead.fields[sender.name]) ?? '',
    email: (sender?.email && lead.fields[sender.email]) ?? '',
  };
}

/** Returns the names of all fields: those of the forms as the agency reads them, then those that only leads have. */
export function namesIn(leads: readonly Lead[], forms: readonly FormDefinition[]): string[] {
  const known = forms.flatMap(({ agency }) => Object.keys(agency.labels));
  return [...new Set([...known, ...leads.flatMap(({ fields }) => Object.keys(fields))])];
}

/** Returns the form that a lead was sent by; undefined if the site no longer has it. */
export function formOf({ form }: Lead, forms: readonly FormDefinition[]): FormDefinition | undefined {
  return forms.find(({ rules }) => rules.name === form);
}
