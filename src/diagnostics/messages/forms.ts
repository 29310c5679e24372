import { countOf, didYouMean, listText, type Message } from './message.ts';

/** A form, and the addresses of the pages on which it is wrong in the same way. */
interface OnPages {
  form: string;
  pages: readonly string[];
}

/** A control of a form, by its name. */
interface OnControl extends OnPages {
  control: string;
}

/** So many pages of a form are named. */
export const fewPages = 3;

const named = ({ form, pages }: OnPages): string => {
  const rest = pages.slice(fewPages).length;
  const shown = [...pages.slice(0, fewPages), ...(rest > 0 ? [`${rest} more`] : [])];
  return `the form “${form}” (on ${listText(shown)})`;
};

/** Reasons for the attributes of a form. */
const attributes: Readonly<Record<string, string>> = {
  name: 'Form hosts know a form by its name.',
  method: 'Without script the browser would put what was typed into the address.',
  action: 'The server takes forms only at the root of the site.',
  enctype: 'The server and the form hosts take forms only as browsers send them by default.',
  'data-netlify': 'Netlify takes only forms that say so.',
  'netlify-honeypot': 'Netlify would take what robots send for messages.',
  novalidate: 'Without script the browser would check nothing.',
};

/** Reasons for the controls that every form has. */
const ownControls: Readonly<Record<string, string>> = {
  'form-name': 'The server and the form hosts know by it which form was sent.',
  'bot-field': 'It is the trap for robots, and without it they fill the others.',
};

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ');

function wrongOptions({ control, unknown, missing, ...form }: WrongOptions): string {
  const lacked = missing.length > 0 ? quoted(missing) : undefined;
  if (unknown.length > 0)
    return `${quoted(unknown)} ${unknown.length > 1 ? 'are no options' : 'is no option'} of “${control}” in ${named(form)}${lacked ? `, which lacks ${lacked}` : ''}.`;
  return lacked
    ? `The options of “${control}” in ${named(form)} lack ${lacked}.`
    : `The options of “${control}” in ${named(form)} are in another order than in its definition.`;
}

function requiredReason(isRequired: boolean, isOneOfMany: boolean): string {
  if (isOneOfMany)
    return 'A browser would demand every box that is required; the rules and the server demand one of them.';
  return isRequired
    ? 'Without script the browser would not send the form without it.'
    : 'Without script the form could be sent without it, and form hosts would take it.';
}

/** Problems of the forms of built pages. */
export const formMessages = {
  'form-missing': ({ form, languages }: { form: string; languages: readonly string[] }): Message => ({
    what: `The form “${form}” is on no page in ${listText(languages)}.`,
    why: 'The server receives a form only when a page of each language has its island.',
    fix: 'Show its island on a page in each language, or remove it from “forms” of the site.',
  }),
  'form-unknown': ({ page, name, suggestion }: UnknownForm): Message => ({
    what: `${page} has a form ${name === '' ? 'without a name' : `“${name}”`} that is posted to the site, which has no such form.`,
    why: 'The server refuses it, and what was typed is lost.',
    fix: `${didYouMean(suggestion)}Define it with defineForm and add it to “forms” of the site, or remove it.`,
  }),
  'form-attribute': ({ attribute, found, wanted, ...form }: WrongAttribute): Message => ({
    what: `${found === undefined ? `“${attribute}” is missing from` : `“${attribute}” is “${found}” in`} ${named(form)}.`,
    why: attributes[attribute] ?? '',
    fix:
      wanted === undefined
        ? `Remove it${attribute === 'novalidate' ? ' from the HTML, and set it once script runs (useAwake)' : ''}.`
        : `Write ${attribute}="${wanted}".`,
  }),
  'form-control-missing': ({ control, markup, isConditional, ...form }: MissingControl): Message => ({
    what: `There is no control “${control}” in ${named(form)}, or it is disabled.`,
    why: ownControls[control] ?? 'Without script, visitors could not fill in this field of the form.',
    fix: `Add ${markup} to the HTML${isConditional ? ', although it is shown only under a condition' : ''}.`,
  }),
  'form-control-unknown': ({
    control,
    suggestion,
    ...form
  }: OnControl & { suggestion?: string }): Message => ({
    what: `The control “${control}” is no field of ${named(form)}.`,
    why: 'The server drops what visitors fill in there.',
    fix: `${didYouMean(suggestion)}Give it the name of a field, or add the field to the definition of the form.`,
  }),
  'form-control-unnamed': ({ markup, ...form }: OnPages & { markup: string }): Message => ({
    what: `A control without a name is in ${named(form)}: ${markup}`,
    why: 'Browsers do not send what visitors fill in there.',
    fix: 'Give it the name of its field.',
  }),
  'form-control-twice': ({ control, ...form }: OnControl): Message => ({
    what: `There are two controls “${control}” in ${named(form)}.`,
    why: 'Browsers send both, and the server refuses a field that is sent twice.',
    fix: 'Remove one of them.',
  }),
  'form-control-type': ({
    control,
    type,
    wanted,
    ...form
  }: OnControl & { type: string; wanted: string }): Message => ({
    what: `The control “${control}” in ${named(form)} has the type “${type}”.`,
    why: 'The server would refuse what it sends, or visitors could not fill it in.',
    fix: `Use ${wanted}.`,
  }),
  'form-control-value': ({ control, value, wanted, ...form }: WrongValue): Message => ({
    what: `The control “${control}” in ${named(form)} has the value “${value}”.`,
    why: ownControls[control] ?? '',
    fix: wanted === '' ? 'Leave it empty.' : `Write value="${wanted}".`,
  }),
  'form-control-required': ({
    control,
    isRequired,
    isConditional,
    isOneOfMany,
    ...form
  }: WrongRequired): Message => ({
    what: `The control “${control}” in ${named(form)} is ${isRequired ? '' : 'not '}“required”${isOneOfMany ? ', although it is one of several boxes' : ', unlike its definition'}.`,
    why: requiredReason(isRequired, isOneOfMany),
    fix: isRequired
      ? `Remove “required” from the HTML${isConditional ? '; the field is still required while it is shown' : ''}.`
      : 'Add “required” to the HTML, or remove it from the definition.',
  }),
  'form-control-length': ({ control, limit, found, ...form }: WrongLength): Message => ({
    what: `The control “${control}” in ${named(form)} takes ${found === undefined ? 'texts of any length' : `up to ${countOf(found, 'character')}`}; the maximum is ${limit}.`,
    why: 'The server refuses longer texts, and what was typed is lost.',
    fix: `Write maxlength="${limit}".`,
  }),
  'form-options': (wrong: WrongOptions): Message => ({
    what: wrongOptions(wrong),
    why: 'Without script, the texts of the options are sent as the page has them; the server refuses every text and order but those of the definition.',
    fix: `Write the texts that optionTexts returns, in their order: ${quoted(wrong.texts)}.`,
  }),
  'form-option-textless': ({
    control,
    options,
    ...form
  }: OnControl & { options: readonly string[] }): Message => ({
    what: `The options ${quoted(options)} of “${control}” have no texts in ${named(form)}.`,
    why: 'The text of an option is what is sent; without it the server cannot tell what was chosen.',
    fix: 'Give the island of the form a prop “fields” with the words of its fields, or give the field a textOf that needs no words.',
  }),
  'form-unanswered': ({ page, form, anchor, isEmpty }: Unanswered): Message => ({
    what: `${page} has ${isEmpty ? 'nothing in its element' : 'no element'} with the id “${anchor}”.`,
    why: `Without script the browser is led there once the form “${form}” was taken, and nothing would say so.`,
    fix: `Add an element with id="${anchor}" that says what has happened; a style sheet can hide it with #${anchor}:not(:target).`,
  }),
  'option-twice': ({ form, field, text, one, other }: SameOptions): Message => ({
    what: `The options “${one}” and “${other}” of “${field}” in the form “${form}” are both called “${text}”.`,
    why: 'The text is what is sent, so nobody could say which one was chosen.',
    fix: 'Give one of them another text.',
  }),
} as const;

interface UnknownForm {
  page: string;
  /** Empty without a name. */
  name: string;
  suggestion?: string;
}

interface WrongAttribute extends OnPages {
  attribute: string;
  found?: string;
  /** Undefined for an attribute that must not be there. */
  wanted?: string;
}

interface MissingControl extends OnControl {
  /** The control as its definition wants it. */
  markup: string;
  isConditional: boolean;
}

interface WrongValue extends OnControl {
  value: string;
  wanted: string;
}

interface WrongRequired extends OnControl {
  /** Whether the HTML says so. */
  isRequired: boolean;
  isConditional: boolean;
  /** Whether it is one of several boxes, of which none may be required. */
  isOneOfMany: boolean;
}

interface WrongLength extends OnControl {
  limit: number;
  found?: number;
}

interface WrongOptions extends OnControl {
  /** Values that are no texts of options. */
  unknown: readonly string[];
  /** Texts of options that no control offers. */
  missing: readonly string[];
  texts: readonly string[];
}

interface Unanswered {
  page: string;
  form: string;
  anchor: string;
  isEmpty: boolean;
}

/** Two options of a field that are called the same. */
interface SameOptions {
  form: string;
  field: string;
  text: string;
  one: string;
  other: string;
}
