import type { Phrases } from '../../catalogue.ts';

/** What schemas say around the descriptions of keys. */
const around: Phrases = {
  'a page': 'síða',
  'a page of the kind “{kind}”': 'síða af tegundinni „{kind}“',
  'the front matter of a page': 'lyklarnir efst í síðuskrá',
  'The kind of the page': 'Tegund síðunnar',
  'Expected: {text}': 'Hér á að standa: {text:phrase}',
  'The text must keep {names}.': 'Ekki má vanta {names:phrase} í textann.',
};

/** What `addresses.yaml` holds. */
const addresses: Phrases = {
  'every published address, and where it leads now': 'öll vefföng sem hafa verið birt og hvert þau vísa nú',
  'The page at the address, or the one that takes its place':
    'Síðan á veffanginu, eða sú sem tekur við af henni',
  'The address ends: it leads nowhere': 'Veffangið er úr sögunni og vísar ekki á neitt',
  'An address of another site: https://…': 'Veffang á öðrum vef: https://…',
};

/** The words of a field of a form. */
const fields: Phrases = {
  'The label above the field': 'Heiti reitsins, sem stendur yfir honum',
  'A line under the label': 'Lína undir heiti reitsins',
  'An example inside the empty field': 'Dæmi í auðum reitnum',
  'What is said when nothing was typed': 'Það sem birtist ef ekkert var skrifað',
  'What is said when it can be no e-mail address': 'Það sem birtist ef svarið getur ekki verið netfang',
  'What is said when too much was typed': 'Það sem birtist ef svarið er of langt',
  'The first, empty choice': 'Fyrsti kosturinn, sem er auður',
  'What the option “{option}” is called': 'Heiti kostsins „{option}“',
};

/** What editors show of schemas, beside the descriptions of keys. */
export const schemas: Phrases = { ...around, ...addresses, ...fields };
