import type { FormName, Lead } from './lead.ts';

/** What the fields are called in messages to the agency, in the order in which it reads them. */
const labels: Readonly<Record<string, string>> = {
  name: 'Nafn',
  email: 'Netfang',
  phone: 'Sími',
  company: 'Fyrirtæki',
  kennitala: 'Kennitala',
  selectedServices: 'Þjónusta',
  timeline: 'Tímarammi',
  monthlyBudget: 'Fjárhagsrammi á mánuði',
  projectBudget: 'Fjárhagsrammi verkefnisins',
  description: 'Lýsing',
  message: 'Skilaboð',
};

const titles: Record<FormName, string> = {
  contact: 'Beiðni um tilboð',
  'simple-contact': 'Skilaboð af vefnum',
};

/** The fields that leads have, in the order of columns. */
export const fieldNames: readonly string[] = Object.keys(labels);

/** A lead as the subject and the text of a message in Icelandic. Empty fields are left out. */
export function describeLead({ id, form, locale, receivedAt, fields }: Lead): {
  subject: string;
  text: string;
} {
  const filled = fieldNames.filter((name) => fields[name]);
  const lines = filled.map((name) => {
    const value = fields[name] ?? '';
    return name === 'description' || name === 'message'
      ? `\n${labels[name]}:\n${value}`
      : `${labels[name]}: ${value}`;
  });
  const language = locale === 'is' ? 'íslensku' : 'ensku';
  const foot = `Nr. ${id}, móttekið ${momentInWords(receivedAt)}, á ${language}.`;
  return { subject: `${titles[form]}: ${fields.name ?? ''}`, text: [...lines, '', foot, ''].join('\n') };
}

const months = [
  ...['janúar', 'febrúar', 'mars', 'apríl', 'maí', 'júní'],
  ...['júlí', 'ágúst', 'september', 'október', 'nóvember', 'desember'],
];

/**
 * A moment (ISO 8601, in UTC) as Icelanders write it. Iceland keeps UTC all year, so it is the time on the agency's wall.
 *
 * @example momentInWords('2026-11-22T14:05:09.000Z') // => '22. nóvember 2026 kl. 14.05'
 */
function momentInWords(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split('-').map(Number);
  return `${day}. ${months[(month ?? 0) - 1]} ${year} kl. ${moment.slice(11, 16).replace(':', '.')}`;
}
