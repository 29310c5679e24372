import type { Phrases } from '../../catalogue.ts';

const quoteAll = 'Settu allan textann í gæsalappir, frá fyrsta staf til hins síðasta: "…".';

/** What is wrong with YAML, to follow “Þetta er ekki gilt YAML:”. */
const details: Phrases = {
  'the indentation contains a no-break space': 'í inndrættinum er fast bil',
  'the indentation contains a tab': 'í inndrættinum er dálkmerki (tab)',
  'the space after the colon is missing': 'bilið á eftir tvípunktinum vantar',
  'the quote that opens here is not closed on its line':
    'gæsalöppunum sem opnast hér er ekki lokað í sömu línu',
  'the text continues after its closing quote': 'textinn heldur áfram á eftir seinni gæsalöppunum',
  'a text without quotes begins with a character that YAML reserves':
    'texti án gæsalappa byrjar á tákni sem hefur sérstaka merkingu í YAML',
  'a text that begins with a brace needs quotes': 'texti sem byrjar á slaufusviga þarf að vera í gæsalöppum',
  'a text without quotes begins with a bracket, which opens a list':
    'texti án gæsalappa byrjar á hornklofa, sem opnar lista',
  'a text without quotes has a colon followed by a space':
    'í texta án gæsalappa er tvípunktur með bili á eftir',
  'the space after the hyphen is missing': 'bilið á eftir bandstrikinu vantar',
  'a bracket { or [ that was opened above is not closed':
    'sviga, { eða [, sem opnast fyrir ofan er ekki lokað',
  'a comma is missing between two entries in brackets': 'kommu vantar á milli tveggja atriða innan sviga',
  'a second line “---” begins a second document': 'önnur lína með „---“ byrjar nýtt skjal',
  'there is a list item where a key must be': 'atriði í lista er þar sem lykill á að vera',
  'brackets or indentation go deeper than any page needs':
    'þrep í svigum eða inndrætti eru fleiri en nokkur síða þarf á að halda',
  'a backslash in double quotes is followed by a letter that it cannot escape':
    'á eftir öfugu skástriki innan tvöfaldra gæsalappa kemur stafur sem á ekki við þar',
  '“{name}” is not aligned with another key': 'enginn annar lykill er með sama inndrátt og „{name}“',
  '“{text}” is a text, below which no key can stand':
    '„{text}“ er texti og undir honum getur enginn lykill staðið',
  'this line has no key': 'í þessari línu er enginn lykill',
};

/** What to do about it. */
const fixes: Phrases = {
  'Put the whole text in quotes, from its first letter to its last: "…".': quoteAll,
  'Write “>-” after the key, and the text below it, on a line that is indented by two more spaces.':
    'Skrifaðu „>-“ á eftir lyklinum og textann fyrir neðan hann, í línu sem er tveimur bilum innar.',
  'Delete it, and press the space bar instead.': 'Eyddu því og ýttu á bilslána í staðinn.',
  'Delete it, and write two spaces instead.': 'Eyddu því og hafðu tvö bil í staðinn.',
  'Write {quote} at the end of the text as well.': 'Skrifaðu {quote} líka aftast í textann.',
  'Write ’ for an apostrophe, or put the whole text in double quotes.':
    'Skrifaðu ’ sem úrfellingarmerki eða settu allan textann í tvöfaldar gæsalappir.',
  'Inside the text, use the quotation marks of its language, such as “ and ” or „ and “.':
    'Notaðu gæsalappir tungumálsins inni í textanum: „ og “ á íslensku, “ og ” á ensku.',
  'Close it with } or ] where its last entry ends.': 'Lokaðu honum með } eða ] á eftir síðasta atriðinu.',
  'Write a comma between the two.': 'Skrifaðu kommu á milli þeirra.',
  'Remove that line.': 'Fjarlægðu þá línu.',
  'Indent it under the key whose list it belongs to, or write a key and a colon instead of the hyphen.':
    'Dragðu það inn undir lykil listans sem það á heima í, eða skrifaðu lykil og tvípunkt í stað bandstriksins.',
  'Use fewer levels.': 'Hafðu þrepin færri.',
  "Write two backslashes, or put the text in single quotes: '…'.":
    "Skrifaðu tvö öfug skástrik eða settu textann í einfaldar gæsalappir: '…'.",
  'Check this line and the one above: indentation in steps of two spaces without tabs, a space after each colon, quotes closed, and text with “: ” or “#” in quotes.':
    'Skoðaðu þessa línu og þá fyrir ofan: inndráttur er tvö bil í hverju þrepi og án dálkmerkja, bil er á eftir hverjum tvípunkti, gæsalöppum er lokað og texti með „: “ eða „#“ er í gæsalöppum.',
  'Write no spaces before it, so that it lines up with “{name}”.':
    'Hafðu ekkert bil fyrir framan hann, svo að hann sé með sama inndrátt og „{name}“.',
  'Write {count} space before it, so that it lines up with “{name}”.':
    'Hafðu {count} bil fyrir framan hann, svo að hann sé með sama inndrátt og „{name}“.',
  'Write {count} spaces before it, so that it lines up with “{name}”.':
    'Hafðu {count} bil fyrir framan hann, svo að hann sé með sama inndrátt og „{name}“.',
  'Write a key before it, as in “- key: {text}”.':
    'Skrifaðu lykil á undan honum, líkt og í „- lykill: {text}“.',
  'Write a key and a colon before the text; text that continues is indented further than its key.':
    'Skrifaðu lykil og tvípunkt á undan textanum. Framhald texta á að vera innar en lykillinn.',
};

/** What the reader of YAML says. */
export const yaml: Phrases = { ...details, ...fixes };
