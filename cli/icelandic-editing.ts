import type { Phrases } from '../src/preparation.ts';

/** What the commands that change content print, in Icelandic. */
export const editingPhrases: Phrases = {
  'The content has errors. Mend them first; nothing was changed.':
    'Villur eru í efninu. Lagaðu þær fyrst; engu var breytt.',
  'Nothing was changed: the site would have these errors.':
    'Engu var breytt, því að þá kæmu þessar villur upp:',
  'This would be changed:': 'Þessu yrði breytt:',
  'It still has 1 error, which “npx site validate --drafts” shows.':
    'Á henni er enn 1 villa, sem „npx site validate --drafts“ sýnir.',
  'It still has {n} errors, which “npx site validate --drafts” shows.':
    'Á henni {n:er|eru} enn {n} {n:villa|villur}, sem „npx site validate --drafts“ sýnir.',
  new: 'ný',
  removed: 'eytt',
  changed: 'breytt',
  '1 reference moved along:': '1 vísun fylgdi með:',
  '{n} references moved along:': '{n} {n:vísun fylgdi|vísanir fylgdu} með:',
  'Its first choices are those of “{model}”; texts are yours to write.':
    'Til að byrja með er valið það sama og á „{model}“; textana skrifar þú.',
  'Title and address are made of its name in: {languages}. Write them as visitors are to see them.':
    'Titill og veffang eru gerð úr heiti skránna ({languages}). Skrifaðu þau eins og gestir eiga að sjá þau.',
  'Former addresses that lead there: {addresses}': 'Eldri vefföng sem vísa þangað: {addresses}',
  'Made “{id}”, a draft. “npx site dev” shows it; “draft: false” publishes it.':
    'Síðan „{id}“ er komin, sem drög. „npx site dev“ sýnir hana og „draft: false“ birtir hana.',
  '“{id}” has another address.': 'Síðan „{id}“ er með nýtt veffang.',
  '“{page}” is now “{id}”.': 'Síðan „{page}“ heitir nú „{id}“.',
  '“{page}” is now “{id}”. Its addresses are as before; “--slug” changes them.':
    'Síðan „{page}“ heitir nú „{id}“. Veffang hennar er óbreytt á öllum tungumálum; „--slug“ breytir því.',
  'Removed “{page}”.': 'Síðan „{page}“ var fjarlægð.',
  'Removed “{page}”; “{to}” takes over.': 'Síðan „{page}“ var fjarlægð; „{to}“ tekur við.',

  // Questions.
  'What kind of page?': 'Af hvaða tegund á síðan að vera?',
  'What are its files called? Lowercase letters, digits and hyphens':
    'Hvað eiga skrár hennar að heita? Litlir stafir a–z, tölustafir og bandstrik',
  'Its title in {language}? Empty for one made of the name':
    'Titill hennar ({language:phrase})? Sé svarið autt verður hann til úr heitinu',
  'Which page?': 'Hvaða síða?',
  'What are its files called from now on?': 'Hvað eiga skrárnar að heita eftir þetta?',
  'Which page is to go?': 'Hvaða síðu á að fjarlægja?',
  'Which page takes over its addresses and links?': 'Hvaða síða tekur við vefföngum hennar og krækjum?',

  // What cannot be done.
  'There is no page “{page}”. “npx site routes” lists all pages.':
    'Síðan „{page}“ er ekki til. „npx site routes“ telur upp allar síður.',
  'There is no page “{page}”. Did you mean “{near}”?': 'Síðan „{page}“ er ekki til. Áttirðu við „{near}“?',
  '“{name}” cannot be the name of a page: it names the files, in lowercase letters a to z, digits and hyphens.':
    '„{name}“ getur ekki verið heiti síðu: skrárnar fá það heiti, með litlum stöfum a–z, tölustöfum og bandstrikum.',
  '“{name}” cannot be the name of a page: it names the files, in lowercase letters a to z, digits and hyphens. Write “{meant}”.':
    '„{name}“ getur ekki verið heiti síðu: skrárnar fá það heiti, með litlum stöfum a–z, tölustöfum og bandstrikum. Skrifaðu „{meant}“.',
  'There is a page “{id}” already: {file}. Choose another name.':
    'Síðan „{id}“ er þegar til: {file}. Veldu annað heiti.',
  '“{id}” cannot be the name of a page: {file} beside the languages holds {holds}.':
    '„{id}“ getur ekki verið heiti síðu: í {file}, við hlið tungumálanna, er annað: {holds:phrase}.',
  '“{id}” cannot be the name of a page: {file} holds {holds}.':
    '„{id}“ getur ekki verið heiti síðu: í {file} er annað: {holds:phrase}.',
  'There is no page “{parent}”, below which “{id}” would be. Make that page first.':
    'Síðan „{parent}“ er ekki til en „{id}“ á að vera undir henni. Búðu hana til fyrst.',
  'There is no kind of page “{kind}”. {list}': 'Tegundin „{kind}“ er ekki til. {list:phrase}',
  'There is no kind of page “{kind}” (did you mean “{near}”?). {list}':
    'Tegundin „{kind}“ er ekki til (áttirðu við „{near}“?). {list:phrase}',
  'There is only one page of the kind “{kind}”, and the site has it. {list}':
    'Aðeins ein síða getur verið af tegundinni „{kind}“ og hún er þegar til. {list:phrase}',
  'The site has no kind of which there may be several pages.':
    'Á vefnum er engin tegund sem ætluð er fleiri en einni síðu.',
  'Write one of: {names}.': 'Skrifaðu eitt af þessu: {names}.',
  '“{language}” is not a language of the site. Write one of: {known}.':
    'Vefurinn er ekki á tungumálinu „{language}“. Skrifaðu eitt af þessu: {known}.',
  'The page is called “{id}” already. Another address is given with --slug.':
    'Síðan heitir þegar „{id}“. Nýtt veffang fær hún með --slug.',
  '“{id}” cannot be moved below itself.': 'Ekki er hægt að færa „{id}“ undir sjálfa sig.',
  'The address of this page is fixed. Leave out --slug.': 'Veffang þessarar síðu er fast. Slepptu --slug.',
  '“{slug}” cannot be a part of an address, which has lowercase letters a to z, digits and hyphens.':
    '„{slug}“ getur ekki verið í veffangi, því að þar eru aðeins litlir stafir a–z, tölustafir og bandstrik.',
  '“{slug}” cannot be a part of an address, which has lowercase letters a to z, digits and hyphens. Write “{meant}”.':
    '„{slug}“ getur ekki verið í veffangi, því að þar eru aðeins litlir stafir a–z, tölustafir og bandstrik. Skrifaðu „{meant}“.',
  'The site cannot do without “{id}”: it must have one page of the kind “{kind}”.':
    'Vefurinn getur ekki verið án „{id}“: á honum verður að vera ein síða af tegundinni „{kind}“.',
  'There are pages below “{id}”. Move them with “npx site rename”, or remove them first.':
    'Undir „{id}“ eru aðrar síður. Færðu þær með „npx site rename“ eða fjarlægðu þær fyrst.',
  'The page “{id}” has been published. Say where its addresses lead: --to PAGE, --to https://… or --to gone.':
    'Síðan „{id}“ hefur verið birt. Tilgreindu hvert vefföng hennar eiga að vísa: --to SÍÐA, --to https://… eða --to gone.',
  'Former addresses lead to “{id}”. Say where they lead then: --to PAGE, --to https://… or --to gone.':
    'Eldri vefföng vísa á „{id}“. Segðu hvert þau eiga að vísa: --to SÍÐA, --to https://… eða --to gone.',
  'Other pages refer to it. Change them, or name a page that takes over: --to PAGE.':
    'Aðrar síður vísa á hana. Breyttu þeim eða nefndu síðu sem tekur við: --to SÍÐA.',
  'Other pages refer to it. Change them first, because “{to}” is no page.':
    'Aðrar síður vísa á hana. Breyttu þeim fyrst, því að „{to}“ er ekki síða.',
  '“{to}” is no address of another site.': '„{to}“ er ekki veffang á öðrum vef.',
  'A page cannot take over from itself.': 'Síða getur ekki tekið við af sjálfri sér.',
  '“{id}” has no address that others could lead to.':
    'Síðan „{id}“ er ekki með neitt veffang sem vísa mætti á.',
  '“{id}” is not published: addresses and links would lead nowhere.':
    'Síðan „{id}“ er ekki birt: vefföng og krækjur myndu ekki vísa á neitt.',
  'Remove these mentions of the page first: “{target}” would link to itself, or stand in a list twice.':
    'Fjarlægðu fyrst það sem hér vísar á síðuna: annars vísaði „{target}“ á sjálfa sig eða yrði tvisvar í sama lista.',
  'A text is written in a way that cannot be edited exactly. Write it on one line, without escapes, and run the command again.':
    'Texti er skrifaður þannig að honum verður ekki breytt af nákvæmni. Skrifaðu hann í eina línu án öfugra skástrika og keyrðu skipunina aftur.',
  'The content cannot be written, and is as it was before.':
    'Ekki er hægt að skrifa í efnið og því var engu breytt.',
  'A file has changed meanwhile. Run the command again.': 'Skrá breyttist á meðan. Keyrðu skipunina aftur.',
  'Data outside of the content folder refers to the page. Change it yourself.':
    'Gögn utan efnismöppunnar vísa á síðuna. Breyttu þeim handvirkt.',
};
