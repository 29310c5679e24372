import type { Phrases } from '../../catalogue.ts';

/** What drawings and pages may not contain, to follow “er”. */
const contained: Phrases = {
  'a DOCTYPE': 'DOCTYPE',
  'a processing instruction': 'vinnsluskipun (processing instruction)',
  'text beside its shapes': 'texti utan formanna',
  'the element <{name}>': 'stakið <{name}>',
  'the namespace “{name}”': 'nafnrýmið „{name}“',
  'the attribute “{name}”': 'eigindið „{name}“',
  '“{value}” in the attribute “{name}”': '„{value}“ í eigindinu „{name}“',
  'the attribute {attribute} on <{name}>': 'eigindið {attribute} á <{name}>',
  'an inline script': 'skrifta inni í HTML-kóðanum',
  'the address {address}': 'veffangið {address}',
};

/** What is wrong with drawings and pictures, as the programs that read them say it. */
const unread: Phrases = {
  "Named entity isn't defined: {entity}": 'merkið {entity} er ekki til',
  'Missing end tag for element {name}': 'stakinu <{name}> er aldrei lokað',
  'Unclosed start tag for element `{name}`': 'upphafi staksins <{name}> er ekki lokað með >',
  'Unclosed end tag for element {name}': 'lokum staksins <{name}> er ekki lokað með >',
  'Duplicate attribute: {name}': 'eigindið {name} kemur tvisvar fyrir',
  'Attribute value expected': 'gildi eigindis vantar',
  'Unclosed attribute': 'gæsalöpp vantar á eftir gildi eigindis',
  'Unescaped `<` is not allowed in an attribute value': 'í gildi eigindis er < en þar á að standa &lt;',
  'Unterminated reference (a reference must end with `;`)': 'semíkommu vantar á eftir merki sem byrjar á &',
  'Unclosed comment': 'athugasemd er aldrei lokað',
  'Root element is missing or invalid': 'ysta stakið vantar',
  'Extra content at the end of the document': 'eitthvað stendur fyrir aftan ysta stakið',
  'Input buffer contains unsupported image format': 'sniðið er óþekkt',
};

/** Why a file or a folder cannot be published. */
const publishing: Phrases = {
  'it does not decompress to the file beside it': 'afþjöppuð er hún ekki eins og skráin við hliðina',
  'it is not of the kind that its ending says': 'hún er ekki af þeirri gerð sem skráarendingin segir',
  'it is not XML ({detail})': 'hún er ekki XML ({detail})',
  'it is {found} of {foundSize} pixels, not {format} of {size}':
    'hún er {found}, {foundSize} myndpunktar, en ekki {format}, {size}',
  'it cannot be reached ({detail})': 'ekki er hægt að komast að möppunni ({detail})',
  'it cannot be read ({detail})': 'ekki er hægt að lesa möppuna ({detail})',
  'it is the root of the file system': 'það er rót skráakerfisins',
  'it is a file': 'það er skrá en ekki mappa',
  'it holds files that this program did not make': 'þar eru skrár sem þetta forrit bjó ekki til',
  'it holds {folder}': 'þar inni er {folder}',
  'it lies inside {folder}': 'mappan er inni í {folder}',
  'another build took it over meanwhile': 'önnur keyrsla tók við á meðan',
  'the disk took a part only': 'aðeins hluti skrárinnar komst á diskinn',
};

/** What is wrong with code and style sheets. */
const code: Phrases = {
  'the browser needs “{name}” of this file, which does not export it':
    'vafrinn þarf „{name}“ úr þessari skrá en hún flytur það ekki út (export)',
  '“{name}” is used, but never set': '„{name}“ er notað en hvergi skilgreint',
  'browsers do not know the rule “{name}”': 'vafrar þekkja ekki regluna „{name}“',
  'a late block is “@layer late { … }” and nothing else':
    'síðbúinn hluti er „@layer late { … }“ og ekkert annað',
  'a late block is inside another rule': 'síðbúinn hluti (@layer late) er inni í annarri reglu',
  'no style sheet gives the layer “{name}” a place in the order':
    'ekkert stílblað gefur laginu „{name}“ stað í röðinni',
  'this is not CSS': 'þetta er ekki CSS',
  '{path} is not in “templates”. Put what styles use there':
    '{path} er ekki í „templates“. Settu það sem stílblöð nota þangað',
  'Only the boot script loads modules later; let it load both at once':
    'Aðeins ræsiskriftan sækir einingar síðar; láttu hana sækja báðar í einu',
  'A browser never tries “import()” again after a failure; name the file as an island or an enhancement':
    'Vafri reynir „import()“ aldrei aftur ef það mistekst; tilgreindu skrána sem eyju eða viðbót (enhancement)',
  'Did you mean "{name}" instead?': 'Áttirðu við „{name}“?',
  'Did you mean to import "{name}" instead?': 'Áttirðu við „{name}“?',
  'Read `today` of the view, or of what a check, a search or a loader gets.':
    'Lestu `today` úr því sem síðan fær (view) eða úr því sem skoðun, leit eða hleðslufall fær.',
  'Use `formatNumber`, `formatDay` and `formatTime` of the language, or write the words out.':
    'Notaðu `formatNumber`, `formatDay` og `formatTime` tungumálsins, eða skrifaðu orðin að fullu.',
  'Declare it as data with `from` (src/define/guide.md).':
    'Skilgreindu það sem gögn með `from` (src/define/guide.md).',
  'Derive the value from the content, such as the id of the page.':
    'Búðu gildið til úr efninu, til dæmis úr auðkenni síðunnar.',
  'the page “{id}” ({language}, {path})': 'síðan „{id}“ ({language:phrase}, {path})',
  'it is neither an object nor a list, but a promise':
    'þau eru hvorki hlutur né listi heldur loforð (promise)',
  'it is neither an object nor a list, but {found}': 'þau eru hvorki hlutur né listi heldur {found}',
  'Files with the ending “{ending}” need a “parse” that makes data of their text':
    'Skrár með endinguna „{ending}“ þurfa „parse“ sem gerir gögn úr texta þeirra',
};

/** The controls that a form needs, in the accusative and the dative alike. */
const controls: Phrases = {
  'checkboxes or <select multiple>': 'gátreiti eða <select multiple>',
  '<select> or radio buttons': '<select> eða valhnappa',
  '<input> or <textarea>': '<input> eða <textarea>',
  '<select {attributes}> with its options': '<select {attributes}> með valkostunum',
  '<input {attributes}> for each option': '<input {attributes}> fyrir hvern valkost',
};

/** What single checks say. */
export const details: Phrases = { ...contained, ...unread, ...publishing, ...code, ...controls };
