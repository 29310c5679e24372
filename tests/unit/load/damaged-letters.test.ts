import { describe, expect, it } from 'vitest';
import { findDamage } from '../../../src/content/load/damaged-letters.ts';

const upperHalf = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const encodedPlainly = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
/** As Windows reads UTF-8. */
const encodedTwice = (text: string) =>
  encodedPlainly(text).replace(/[\u0080-\u009F]/g, (letter) => upperHalf[letter.charCodeAt(0) - 128] ?? '');

const words = [
  'það',
  'áðan',
  'æði',
  'Þór',
  'Ísland',
  'ísinn',
  'Ölgerð',
  'ÓLAFUR',
  'Ýmir',
  'Älg',
  'złoty',
  'będzie',
];
const signs = [
  '„svona“',
  '‘ab’',
  '9–17',
  'a — b',
  'og …',
  '20 °C',
  '5 €',
  '2 × 3',
  '½',
  '™',
  '🙂',
  'a\u00A0b',
  '→ a',
  '✓ b',
];

describe('letters that were encoded twice', () => {
  it.each([...words, ...signs])('are found in %s with what was meant', (text) => {
    for (const spoiled of [encodedTwice(text), encodedPlainly(text)]) {
      const found = findDamage(`Hér er ${spoiled} og meira.`);
      let mended = `Hér er ${spoiled} og meira.`;
      for (const { found: letters, meant } of found) mended = mended.replace(letters, meant ?? '?');
      expect(mended).toBe(`Hér er ${text} og meira.`);
    }
  });

  it('are found with what was meant when it happened three times', () => {
    expect(findDamage(encodedTwice(encodedTwice('þ')))).toEqual([{ offset: 0, found: 'ÃƒÂ¾', meant: 'þ' }]);
  });

  it('are found without what was meant where it is lost', () => {
    expect(findDamage('a\uFFFD\uFFFDb ï¿½ â€ c')).toEqual([
      { offset: 1, found: '\uFFFD\uFFFD', meant: undefined },
      { offset: 5, found: 'ï¿½', meant: undefined },
      { offset: 9, found: 'â€', meant: undefined },
    ]);
  });

  it.each([
    ...words,
    ...signs,
    ...[
      '„AFÉ“',
      '„KÓ“ og „BÝ“.',
      'SÃO PAULO',
      '«Å»',
      '„Å“',
      'IRMÃ”',
      'Â«',
      'A–Å–Ö',
      'BJÖRG…',
      'château',
      'âge',
      'naïve',
      'ð“ og ð–',
    ],
    ...[
      'MAÇÃ…',
      'café“–hús',
      'Ånd',
      'Äpfel',
      'Å',
      'Ã',
      'â',
      'ï',
      'ROMÂN',
      'þéttbýli²',
      'Łódź',
      'Œuvre',
      'Žižek',
      '‰ og ‡',
    ],
  ])('are not seen in %s', (text) => expect(findDamage(`Hér er ${text} og meira.`)).toEqual([]));
});
