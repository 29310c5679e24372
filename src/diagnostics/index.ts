export type { MessageLanguage, Phrase, Phrases } from './catalogue.ts';
export type { Example } from './examples/example.ts';
export type { Explanation } from './explain.ts';
export {
  type Format,
  type Frame,
  formatGithub,
  formats,
  formatText,
  frameOf,
  messageOf,
  type Paint,
  placeText,
  toJson,
} from './format.ts';
export { limitProblems } from './limit.ts';
export type { Message } from './messages/message.ts';
export { countBetween, didYouMean } from './messages/message.ts';
export type { Args, Code } from './messages.ts';
export { type Place, placeAt, placeOfLine } from './place.ts';
export { createReport, type Diagnostic, type Report } from './report.ts';
export { askInBrackets, nearestOf, suggest, withSuggestion } from './suggest.ts';
export type { Translator } from './translation.ts';
