import { markThousands } from '../../define/numbers.ts';
import type { Phrase } from '../catalogue.ts';
import { midSentence } from '../messages/message.ts';

/**
 * Checks whether a number takes the singular: 1, 21 and 101 do, 11 does not.
 *
 * @example isOne(21) // => true
 */
export const isOne = (count: number): boolean => count % 10 === 1 && count % 100 !== 11;

/**
 * Counts things.
 *
 * @example counted(2, 'stafur', 'stafir') // => '2 stafir'
 */
export const counted = (count: number, one: string, several: string): string =>
  `${count} ${isOne(count) ? one : several}`;

/**
 * Writes a count of bytes.
 *
 * @example grouped(14_000) // => '14.000'
 */
export const grouped = (bytes: number): string => markThousands(bytes, '.');

/**
 * Joins a list as a sentence has it.
 *
 * @example listText(['a', 'b', 'c']) // => 'a, b og c'
 */
export function listText(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(' og ');
}

/** `nákvæmlega 3`, `2 til 5`, `að minnsta kosti 2`. */
export function countBetween(min: number, max: number): string {
  if (min === max) return `nákvæmlega ${min}`;
  return Number.isFinite(max) ? `${min} til ${max}` : `að minnsta kosti ${min}`;
}

/** “Áttirðu við …?” before a fix, when there is something near. */
export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `Áttirðu við „${suggestion}“? `;
}

/** The cure beside others for what is wrong in an item that a list can do without. */
export function orRemoveItem(isSpare = false): string {
  return isSpare ? ', eða fjarlægðu allt atriðið á öllum tungumálum' : '';
}

/** Says what a key holds. The colon keeps the phrase in the nominative, whatever its gender and number. */
export const holdsText = (description: string, phrase: Phrase): string =>
  `Þar á að standa: ${midSentence(phrase(description))}.`;

/**
 * Names the language of a text, by its English name.
 *
 * @example inLanguage('Icelandic', phrase) // => 'á íslensku'
 */
export function inLanguage(name: string, phrase: Phrase): string {
  const known = phrase(`in ${name}`);
  return known === `in ${name}` ? `á tungumálinu „${name}“` : known;
}

/**
 * Translates a fix that the catalogue does not make. One that only names what to write needs no phrase of its own.
 *
 * @example fixText('Write “- a”.', phrase) // => 'Skrifaðu „- a“.'
 */
export function fixText(fix: string, phrase: Phrase): string {
  const known = phrase(fix);
  const [, text] = /^Write (.+)\.$/s.exec(fix) ?? [];
  return known !== fix || text === undefined ? known : `Skrifaðu ${text.replace(/^“(.*)”$/s, '„$1“')}.`;
}

/** Begins a sentence with a text. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
