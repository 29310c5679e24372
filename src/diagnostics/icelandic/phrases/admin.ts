import type { Phrases } from '../../catalogue.ts';

/** What the visual editor calls its parts. */
export const admin: Phrases = {
  'Other pages': 'Aðrar síður',
  Words: 'Orð',
  Facts: 'Staðreyndir',
  'Text of the page': 'Texti síðunnar',
  'Files to download': 'Skrár til niðurhals',
  'Lowercase letters a to z, digits and hyphens': 'Litlir stafir a–z, tölustafir og bandstrik',
  'The name of the file, the same in every language': 'Heiti skráarinnar, það sama á öllum tungumálum',
};
