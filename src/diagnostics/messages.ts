import { codeMessages } from './messages/code.ts';
import { contentMessages } from './messages/content.ts';
import { doubtMessages } from './messages/doubts.ts';
import { drawingMessages } from './messages/drawings.ts';
import { fileMessages } from './messages/files.ts';
import { formMessages } from './messages/forms.ts';
import { outputMessages } from './messages/output.ts';
import { placeholderMessages } from './messages/placeholders.ts';
import { siteMessages } from './messages/site.ts';
import { textMessages } from './messages/texts.ts';

/**
 * What can go wrong, by permanent code. A message says what happened, why that is a problem, and what to do
 * instead; logic stays out. Wording is tested word for word.
 */
export const messages = {
  ...fileMessages,
  ...contentMessages,
  ...placeholderMessages,
  ...drawingMessages,
  ...textMessages,
  ...siteMessages,
  ...formMessages,
  ...doubtMessages,
  ...outputMessages,
  ...codeMessages,
} as const;

/** The permanent name of a problem. */
export type Code = keyof typeof messages;

/** What the message of a code needs to know. */
export type Args<C extends Code> = Parameters<(typeof messages)[C]>[0];
