import type { Phrases } from '../../catalogue.ts';

/** The languages in which sites may be, by their English names, in the nominative and the dative. */
const names: readonly (readonly [english: string, name: string, dative: string])[] = [
  ['Danish', 'danska', 'dönsku'],
  ['Dutch', 'hollenska', 'hollensku'],
  ['English', 'enska', 'ensku'],
  ['Faroese', 'færeyska', 'færeysku'],
  ['Finnish', 'finnska', 'finnsku'],
  ['French', 'franska', 'frönsku'],
  ['German', 'þýska', 'þýsku'],
  ['Greenlandic', 'grænlenska', 'grænlensku'],
  ['Icelandic', 'íslenska', 'íslensku'],
  ['Italian', 'ítalska', 'ítölsku'],
  ['Latvian', 'lettneska', 'lettnesku'],
  ['Lithuanian', 'litáíska', 'litáísku'],
  ['Norwegian', 'norska', 'norsku'],
  ['Polish', 'pólska', 'pólsku'],
  ['Portuguese', 'portúgalska', 'portúgölsku'],
  ['Romanian', 'rúmenska', 'rúmensku'],
  ['Russian', 'rússneska', 'rússnesku'],
  ['Spanish', 'spænska', 'spænsku'],
  ['Swedish', 'sænska', 'sænsku'],
  ['Ukrainian', 'úkraínska', 'úkraínsku'],
];

/** The names of languages: alone, and as the language of a text. */
export const languages: Phrases = Object.fromEntries(
  names.flatMap(([english, name, dative]) => [
    [english, name],
    [`in ${english}`, `á ${dative}`],
  ]),
);
