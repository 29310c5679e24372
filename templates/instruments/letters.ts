/** The letters and quotation marks that Icelandic needs beside those of English, in the order of the specimen. */
export const icelandicLetters: readonly string[] = [...'ÞþÐðÆæÖöÁáÉéÍíÓóÚúÝý„“'];

/**
 * Returns the Icelandic letters that a text uses, in the order of the specimen.
 *
 * @example usedLetters('Æðey & Þöll') // => ['Þ', 'ð', 'Æ', 'ö']
 */
export function usedLetters(text: string): string[] {
  // A keyboard may give a letter and its accent apart.
  const composed = text.normalize('NFC');
  return icelandicLetters.filter((letter) => composed.includes(letter));
}

/** Words of the sentence below the letters. */
export interface SpecimenWords {
  used: string;
  unused: string;
}

/** Returns the sentence on the letters that were used. */
export const sayUsed = (letters: readonly string[], { used, unused }: SpecimenWords): string =>
  letters.length === 0 ? unused : used.replace('{letters}', letters.join(' '));
