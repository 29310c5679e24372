import type { Phrases } from '../../catalogue.ts';

/** What the visual editor calls its parts. */
export const admin: Phrases = {
  'Other pages': 'Aðrar síður',
  Words: 'Orð',
  Facts: 'Staðreyndir',
  'Text of the page': 'Texti síðunnar',
  'Files to download': 'Skrár til niðurhals',
  'Icons and logos': 'Tákn og merki',
  'A page cannot be published without it.': 'Án þess er ekki hægt að birta síðuna.',
  'Disable the other language in the menu ⋮ beside its name.':
    'Slökktu á hinu tungumálinu (Disable) í valmyndinni ⋮ við heiti þess.',
  'Lowercase letters a to z, digits and hyphens': 'Litlir stafir a–z, tölustafir og bandstrik',
  'The name of the file, the same in every language': 'Heiti skráarinnar, það sama á öllum tungumálum',
};
