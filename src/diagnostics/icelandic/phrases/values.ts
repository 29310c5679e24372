import type { Phrases } from '../../catalogue.ts';

/** What values are and should be, in the nominative. */
const kinds: Phrases = {
  'a list (lines that begin with “- ”)': 'listi (línur sem byrja á „- “)',
  'a map (indented “key: value” lines)': 'lyklasafn (inndregnar línur með „lykill: gildi“)',
  'true or false': 'true eða false',
  'a whole number': 'heil tala',
  'a number': 'tala',
  text: 'texti',
  'a word': 'orð',
  'a list': 'listi',
  'a map': 'lyklasafn',
  'the text “{text}”': 'textinn „{text}“',
  'the value {value}': 'gildið {value}',
  'a multiple of {number}': 'margfeldi af {number}',
  'a list of exactly 1 items': 'listi með nákvæmlega einu atriði',
  'a list of exactly {count} items': 'listi með nákvæmlega {count} atriðum',
  'a list of at least 1 items': 'listi með að minnsta kosti einu atriði',
  'a list of at least {count} items': 'listi með að minnsta kosti {count} atriðum',
  'a list of {least} to {most} items': 'listi með {least} til {most} atriðum',
  '{list}; each item holds {item}': '{list:phrase}; í hverju atriði er {item:phrase}',
  '{text}; one of {choices}': '{text:phrase}; eitt af þessu: {choices}',
  'the keys {keys}': 'lyklarnir {keys}',
  '“{one}” or “{other}”': '„{one}“ eða „{other}“',
  '“{one}” or “{other}” or “{third}”': '„{one}“, „{other}“ eða „{third}“',
  'a day, such as 2026-12-24': 'dagur, til dæmis 2026-12-24',
  'a time, such as 09:30': 'tími, til dæmis 09:30',
  'a moment, such as 2026-12-24T09:30:00Z': 'tímasetning, til dæmis 2026-12-24T09:30:00Z',
  'an e-mail address': 'netfang',
  'an address that begins with https://': 'veffang sem byrjar á https://',
  'the name of a host, such as example.org': 'heiti netþjóns, til dæmis example.org',
  'text that must start with {beginning}': 'texti sem byrjar á {beginning}',
  'text that must end with {end}': 'texti sem endar á {end}',
  'text that must include {part}': 'texti þar sem {part} kemur fyrir',
  'text that must match pattern {pattern}': 'texti sem passar við mynstrið {pattern}',
  'lowercase letters a to z, digits and hyphens': 'litlir stafir a–z, tölustafir og bandstrik',
};

/** How long a value may be and what it may be, in the comments of a new page. */
const limits: Phrases = {
  'at least {n} characters': 'að minnsta kosti {n} {n:stafur|stafir}',
  'at most {n} characters': 'í mesta lagi {n} {n:stafur|stafir}',
  'exactly {n} characters': 'nákvæmlega {n} {n:stafur|stafir}',
  '{n} to {m} characters': '{n} til {m} {m:stafur|stafir}',
  'at least {n} items': 'að minnsta kosti {n} atriði',
  'at most {n} items': 'í mesta lagi {n} atriði',
  'exactly {n} items': 'nákvæmlega {n} atriði',
  '{n} to {m} items': '{n} til {m} atriði',
  'one of: {choices}': 'eitt af þessu: {choices}',
  'one of those that stand above at {key}': 'eitt af því sem er talið upp fyrir ofan, við {key}',
};

/** What to write in place of a value of another kind. */
const fixes: Phrases = {
  'Write a list (lines that begin with “- ”).': 'Skrifaðu lista: línur sem byrja á „- “.',
  'Write a map (indented “key: value” lines).': 'Skrifaðu inndregnar línur með „lykill: gildi“.',
  'Write true or false.': 'Skrifaðu true eða false.',
  'Write a whole number.': 'Skrifaðu heila tölu.',
  'Write text.': 'Skrifaðu texta.',
  'Write “{key}:” and one of {names}.': 'Skrifaðu „{key}:“ og eitt af þessu: {names}.',
  'Write one map, whose keys have no “- ” before them: only one is possible here.':
    'Skrifaðu lyklana án „- “ fyrir framan: hér getur aðeins verið eitt lyklasafn.',
  'Write {text}, with quotes.': 'Skrifaðu {text}, með gæsalöppum.',
  'Write {text}, with a space after the colon.': 'Skrifaðu {text}, með bili á eftir tvípunktinum.',
  'Write “- {first}” on a line of its own, indented under the key.':
    'Skrifaðu „- {first}“ í sérstaka línu, inndregna undir lyklinum.',
  'Write “- {first}” on a line of its own, and the others likewise, indented under the key.':
    'Skrifaðu „- {first}“ í sérstaka línu, inndregna undir lyklinum, og hin atriðin eins.',
  'Write each item on a line of its own that begins with “- ”, the first as well: “- {first}”.':
    'Skrifaðu hvert atriði í sérstaka línu sem byrjar á „- “, það fyrsta líka: „- {first}“.',
  'Write „ before the words and “ behind them.': 'Skrifaðu „ á undan orðunum og “ á eftir þeim.',
  'Write “ before the words and ” behind them.': 'Skrifaðu “ á undan orðunum og ” á eftir þeim.',
};

/** What fields add to the description that they are given. */
const additions: Phrases = {
  '{text}; example: {example}': '{text:phrase}; dæmi: {example:phrase}',
  '{text}; examples: {one}, {other}': '{text:phrase}; dæmi: {one:phrase}, {other:phrase}',
  '{text}; lowercase letters a to z, digits and hyphens':
    '{text:phrase}; litlir stafir a–z, tölustafir og bandstrik',
  '{text}: a day, or a day and a time in UTC': '{text:phrase}: dagur, eða dagur og tími (UTC)',
  '{text}; each is whole, begins with a slash and ends without one':
    '{text:phrase}; hvert þeirra heilt, með skástriki fremst en engu aftast',
  '{{one}} and {{other}}': '{{one}} og {{other}}',
  '{text}, written so in every language': '{text:phrase}, skrifað eins á öllum tungumálum',
  '{text}; a star at the end stands for any ending':
    '{text:phrase}; stjarna aftast stendur fyrir hvaða endingu sem er',
};

/** The keys that all pages have, and those that begin a file. */
const keys: Phrases = {
  'the kind of the page': 'tegund síðunnar',
  'The last part of the address in this language; "" for the home page and the not-found page':
    'Síðasti hluti veffangsins á þessu tungumáli; "" á forsíðunni og 404-síðunni',
  'The page title, shown in the browser tab before “| {brand}”':
    'Titill síðunnar, sem birtist í flipa vafrans á undan „| {brand}“',
  '50 to 165 characters for search engines and shared links':
    '50 til 165 stafir fyrir leitarvélar og krækjur sem er deilt',
  'A shorter name for menus and breadcrumbs, when the title is long':
    'Styttra heiti fyrir valmyndir og brauðmolaslóð, ef titillinn er langur',
  'A word that visitors may search for': 'Orð sem gestir gætu leitað að',
  'Addresses that lead to the page, like those that it had before':
    'Vefföng sem vísa á síðuna, svo sem þau sem hún hafði áður',
  'The id of a language': 'Auðkenni tungumáls',
  'The only languages that have it; without this key all have it':
    'Einu tungumálin sem þetta er á; án þessa lykils er það á öllum',
  'The only languages that have the page; without this key all have it':
    'Einu tungumálin sem síðan er á; án þessa lykils er hún á öllum tungumálum',
  'true while the page is not to be published': 'true á meðan ekki á að birta síðuna',
  'true to keep the page out of search engines and the sitemap':
    'true heldur síðunni utan leitarvéla og veftrés (sitemap)',
  'true while it is not to be published': 'true á meðan ekki á að birta þetta',
  'When it appears': 'Hvenær þetta birtist',
  'When it disappears': 'Hvenær þetta hverfur',
  'When the page appears': 'Hvenær síðan birtist',
  'When the page disappears': 'Hvenær síðan hverfur',
};

/** Examples of what may be written. */
const examples: Phrases = {
  '/old-name': '/gamalt-heiti',
  'name@example.com': 'nafn@example.com',
  'github:owner/name': 'github:eigandi/heiti',
  'gitlab:group/name': 'gitlab:hopur/heiti',
};

/** Where the names of each kind are defined, and what the kinds are called. */
const references: Phrases = {
  icon: 'tákn',
  page: 'síða',
  '“{kind}” page': 'síða af tegundinni „{kind}“',
  picture: 'mynd',
  price: 'verð',
  video: 'myndskeið',
  'media/icons, as a file name without .svg': 'media/icons að skrá með þessu heiti, án .svg',
  'the page files of the language, as a path without ending':
    'síðuskrám tungumálsins að þessari slóð, án skráarendingar',
  'media/pictures, as a file name without its ending':
    'media/pictures að skrá með þessu heiti, án skráarendingar',
  'media/loops, as a file name without ending': 'media/loops að skrám með þessu heiti, án skráarendingar',
  'the icon of the browser tab': 'táknið í flipa vafrans',
  'the text below the keys': 'textinn fyrir neðan lyklana',
};

/** What the checks of values say. */
export const values: Phrases = {
  ...kinds,
  ...limits,
  ...fixes,
  ...additions,
  ...keys,
  ...examples,
  ...references,
};
