/** What may be between the end of a sentence and the first word of the next: blanks, quotes, marks of Markdown. */
const between = /[\s\u00A0*_#>„“‚‘"'([\]-]*$/;

/** `t.d.`, `e.g.`, `kl.`, `nr.`: their full stop ends no sentence. */
const abbreviation = /(?:\p{L}\.\p{L}+|(?<!\p{L})(?:kl|nr|no|ca|bls))\.$/iu;

/**
 * Whether a new sentence begins behind a text.
 *
 * @example beginsSentence('Grunnur er ódýrastur. ') // => true
 */
export function beginsSentence(before: string): boolean {
  const [gap = ''] = between.exec(before) ?? [];
  const words = before.slice(0, before.length - gap.length);
  if (words === '' || /\n\s*(?:\n|[-*#>])/.test(gap)) return true;
  return /[.!?…][“”’)]*$/.test(words) && !abbreviation.test(words);
}
