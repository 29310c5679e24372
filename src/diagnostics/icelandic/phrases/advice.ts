import type { Phrases } from '../../catalogue.ts';

/** What to do with a file that the site cannot use as it is. */
const ofFiles: Phrases = {
  'Export it as JPEG, and put that into media/pictures as {name}.':
    'Flyttu myndina út sem JPEG og settu hana í media/pictures sem {name}.',
  'Export it as PNG, and put that into media/pictures as {name}; it will not move.':
    'Flyttu myndina út sem PNG og settu hana í media/pictures sem {name}. Hún hreyfist þá ekki.',
  'Put a drawing in one colour into media/icons as {name}; export any other as PNG.':
    'Settu teikningu í einum lit í media/icons sem {name}. Aðrar teikningar þarf að flytja út sem PNG.',
  'A video consists of three files; content/media/README.md says how they are made.':
    'Hvert myndskeið er í þremur skrám. Í content/media/README.md segir hvernig þær eru gerðar.',
  'Copy its text into a file {name}.': 'Afritaðu textann í nýja skrá, {name}.',
  'Save the drawing as SVG, in one colour, as {icon}. If it is a photograph, put it into media/pictures as {picture}.':
    'Vistaðu teikninguna sem SVG í einum lit, með heitinu {icon}. Sé þetta ljósmynd skaltu setja hana í media/pictures sem {picture}.',
  'Rename it to {name}.': 'Breyttu heitinu í {name}.',
  'Rename it to {name}, in lowercase.': 'Breyttu heitinu í {name}, með litlum stöfum.',
  'Put it into media/pictures as {name}.': 'Settu skrána í media/pictures sem {name}.',
  'Put it into media/pictures as {name}, in lowercase.':
    'Settu skrána í media/pictures sem {name}, með litlum stöfum.',
  '“{name}” there is not a page. Give this file another name if it is a page; otherwise remove it.':
    '„{name}“ á þeim stað er ekki síða. Gefðu þessari skrá annað heiti ef hún er síða. Annars skaltu fjarlægja hana.',
  'If it is a page, make one file of it for each language: {files}. Otherwise remove it.':
    'Sé þetta síða skaltu gera úr henni eina skrá fyrir hvert tungumál: {files}. Annars skaltu fjarlægja hana.',
  'Move the file, or remove it.': 'Færðu skrána eða fjarlægðu hana.',
  'Rename, move or remove it.': 'Breyttu heiti skráarinnar, færðu hana eða fjarlægðu hana.',
};

/** What Markdown has in place of HTML. */
const ofHtml: Phrases = {
  'Write **words**.': 'Skrifaðu **orð**.',
  'Write *words*.': 'Skrifaðu *orð*.',
  'Write ~~words~~.': 'Skrifaðu ~~orð~~.',
  'Write `words`.': 'Skrifaðu `orð`.',
  'Leave an empty line for a new paragraph, or end the line with \\ for a new line.':
    'Hafðu auða línu á undan nýrri efnisgrein, eða \\ aftast í línu ef aðeins á að byrja nýja línu.',
  'Write --- between two empty lines.': 'Skrifaðu --- á milli tveggja auðra lína.',
  'Put the file into media/pictures and write ![What it shows](picture:name).':
    'Settu skrána í media/pictures og skrifaðu ![Það sem myndin sýnir](picture:heiti).',
  'Write ## and the words of the heading on a line of its own.':
    'Skrifaðu ## og orð fyrirsagnarinnar í sérstaka línu.',
  'Write each item on a line of its own: - words, or 1. words.':
    'Skrifaðu hvert atriði í sérstaka línu: - orð, eða 1. orð.',
  'Write > before each line of the quotation.': 'Skrifaðu > fyrir framan hverja línu tilvitnunarinnar.',
  'Write a table of lines: | name | price |, then | --- | --- |, then the rows.':
    'Skrifaðu töfluna í línum: | heiti | verð |, síðan | --- | --- |, síðan raðirnar.',
  'Remove it, or write a link: [words](address). Nothing of other sites can be shown in a text.':
    'Fjarlægðu það eða skrifaðu krækju: [orð](veffang). Ekki er hægt að sýna neitt frá öðrum vefjum í texta.',
  'Remove it. Texts have no programs and no styles.': 'Fjarlægðu það. Í textum eru hvorki forrit né stílar.',
  'Remove it.': 'Fjarlægðu það.',
  'Remove the tags and keep the words. Markdown has **bold**, *italic*, lists and headings.':
    'Fjarlægðu HTML-kóðann en láttu orðin standa. Í Markdown má nota **feitletrun**, *skáletrun*, lista og fyrirsagnir.',
  'Write [words](address), with an address that begins with https:, mailto: or tel:.':
    'Skrifaðu [orð](veffang), með veffangi sem byrjar á https:, mailto: eða tel:.',
  'Write [words](page:…), with the path of the page’s file behind page:, as in page:about.':
    'Skrifaðu [orð](page:…), með heiti síðuskráarinnar á eftir page:, eins og í page:about.',
  'Write [{words}](page:…), with the path of the page’s file behind page:, as in page:about.':
    'Skrifaðu [{words}](page:…), með heiti síðuskráarinnar á eftir page:, eins og í page:about.',
};

/** What is wrong with the address of a site or an alias, and what to write. */
const ofAddresses: Phrases = {
  'The address of a site cannot have a user name or a password: {address}.':
    'Í veffangi vefs má hvorki vera notandanafn né lykilorð: {address}.',
  'The address of a site cannot have a query or a fragment: {address}.':
    'Í veffangi vefs má hvorki vera spurningarmerki né #: {address}.',
  'The address of a site cannot have a path: {address}.': 'Í veffangi vefs má ekki vera slóð: {address}.',
  'Every page would show them.': 'Það sæist á hverri síðu.',
  'The addresses of pages are this one with a path behind it.':
    'Vefföng síðna verða til úr þessu veffangi og slóð fyrir aftan það.',
  'Links of pages begin at the root of the host, so they would lead past the site.':
    'Krækjur á síðum byrja á rót netþjónsins og færu því fram hjá vefnum.',
  'Write {address}, and publish the site at the root of a host.':
    'Skrifaðu {address} og birtu vefinn á rót netþjóns.',
  '“{text}” is not the address of a site.': '„{text}“ er ekki veffang vefs.',
  'It begins with https:// or http://, and then has the name of the host.':
    'Slíkt veffang byrjar á https:// eða http:// og þar á eftir kemur heiti netþjónsins.',
  'Write an address such as https://www.example.com.': 'Skrifaðu veffang, til dæmis https://www.example.com.',
  '“{address}” has a query, and only a path can lead to a page.':
    'Í „{address}“ er spurningarmerki en aðeins slóð getur vísað á síðu.',
  '“{address}” has a fragment, and only a path can lead to a page.':
    'Í „{address}“ er # en aðeins slóð getur vísað á síðu.',
  '/{path} leads from all addresses that go on with a question mark, and keeps what is behind it.':
    '/{path} gildir um öll vefföng þar sem spurningarmerki kemur á eftir og það sem fylgir því glatast ekki.',
  'Browsers never send what is behind the # to a host.': 'Vafrar senda netþjóni aldrei það sem er á eftir #.',
  'Write /{path} if all of these lead to this page; otherwise remove it.':
    'Skrifaðu /{path} ef þau eiga öll að vísa á þessa síðu. Annars skaltu fjarlægja þetta.',
};

/** What to do, where something that is no message decides it. */
export const advice: Phrases = { ...ofFiles, ...ofHtml, ...ofAddresses };
