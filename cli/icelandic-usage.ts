import type { Phrases } from '../src/preparation.ts';

/** What the commands do. */
const commands: Phrases = {
  'Builds a website in several languages from a folder of content.':
    'Smíðar vef á nokkrum tungumálum úr efnismöppu.',
  'show the site while you work on it, and what is wrong with it':
    'sýnir vefinn á meðan unnið er í honum, og allt sem er að',
  'build the site into dist/': 'smíðar vefinn í dist/',
  'check the content and the pages, and write nothing': 'fer yfir efnið og síðurnar og skrifar ekkert',
  'list the pages and their addresses': 'telur upp síðurnar og vefföng þeirra',
  'list the pages that are not published': 'telur upp síðurnar sem eru ekki birtar',
  'show the texts that another language has changed and that have not followed':
    'sýnir textana sem hefur verið breytt á einu tungumáli en ekki á öðru',
  'make the files of a new page in all languages: a draft that is valid, with a comment at each key':
    'býr til skrár nýrrar síðu á öllum tungumálum: gild drög með skýringu við hvern lykil',
  'rename the files of a page in all languages, and all that refers to it; an address that changes still leads to it':
    'breytir heiti síðuskráa á öllum tungumálum og öllu sem vísar á þær; veffang sem breytist vísar áfram á síðuna',
  'remove the files of a page in all languages; its addresses, and the links and keys that name it, lead to another page; where that page would link to itself or be listed twice, nothing is changed and the places are named':
    'fjarlægir skrár síðu á öllum tungumálum; vefföng hennar og það sem nefnir hana vísa á aðra síðu; ef sú síða vísaði þá á sjálfa sig eða yrði tvítalin er engu breytt og staðirnir nefndir',
  'write JSON Schemas of the content, which help editors such as VS Code':
    'skrifar JSON Schema fyrir efnið, sem hjálpar ritlum á borð við VS Code',
  'explain a problem by an example, or list all problems':
    'skýrir ábendingu með dæmi, eða telur upp allar ábendingar',
  'search the site as a visitor would': 'leitar á vefnum eins og gestur',
  'show what the forms of the built site take and send':
    'sýnir við hverju form smíðaða vefsins taka og hvað þau senda',
  'remake icons, fonts or loops': 'býr aftur til tákn, letur eða myndskeið',
  'serve the built site and receive its forms': 'birtir smíðaða vefinn og tekur við formum hans',
  'print settings for nginx, Caddy or systemd, made from the built site':
    'prentar stillingar fyrir nginx, Caddy eða systemd, gerðar eftir smíðaða vefnum',
  'show, export, back up and delete what visitors have sent':
    'sýnir, flytur út og afritar það sem gestir hafa sent, og eyðir því',
  'list the newest leads': 'telur upp nýjustu fyrirspurnirnar',
  'show one lead': 'sýnir eina fyrirspurn',
  'write all leads to stdout': 'skrifar allar fyrirspurnir á stdout',
  'write all leads into a file, even while forms arrive':
    'skrifar allar fyrirspurnir í skrá, líka á meðan nýjar berast',
  'replace the leads by a backup, and keep them beside it':
    'setur öryggisafrit í stað fyrirspurnanna og geymir þær til hliðar',
  'delete leads by their numbers': 'eyðir fyrirspurnum eftir númerum',
  'delete everything that a person has sent': 'eyðir öllu sem tiltekin manneskja hefur sent',
  'delete old leads': 'eyðir gömlum fyrirspurnum',
};

/** What commands are given. */
const commandArguments: Phrases = {
  'only these': 'aðeins þessar',
  'only those of these pages or data files': 'aðeins textar þessara síðna eða gagnaskráa',
  'the kind of page, or the folder of such pages': 'tegund síðunnar, eða mappan sem slíkar síður eru í',
  'the name of its files: lowercase letters a to z, digits and hyphens':
    'heiti skránna: litlir stafir a–z, tölustafir og bandstrik',
  'the page: its id, its address or one of its files': 'síðan: auðkenni hennar, veffang eða ein af skránum',
  'its new name; with a folder, such as services/seo, it moves there':
    'nýja heitið; fylgi mappa, til dæmis services/seo, flyst síðan þangað',
  'the code that stands beside the problem, such as unknown-key':
    'kóðinn sem stendur við ábendinguna, til dæmis unknown-key',
  'the words to look for': 'orðin sem leitað er að',
  'icons, fonts or loops': 'icons (tákn), fonts (letur) eða loops (myndskeið)',
  'the loops to remake (default: all)': 'myndskeiðin sem á að gera aftur (sjálfgefið: öll)',
  'the server to print settings for': 'netþjónninn sem stillingarnar eru fyrir',
  'its number': 'númer hennar',
  'the numbers': 'númerin',
  'the file to write': 'skráin sem er skrifuð',
  'the backup': 'öryggisafritið',
};

/** What options of several commands choose. */
const commonOptions: Phrases = {
  'display help for command': 'sýnir hjálp um skipun',
  'output the version number': 'prentar útgáfunúmerið',
  'the folder of the site, which holds templates/site.ts and content/ (default: this folder, if it is one)':
    'mappa vefsins, með templates/site.ts og content/ (sjálfgefið: þessi mappa, ef hún er það)',
  'the folder of content (default: content)': 'efnismappan (sjálfgefið: content)',
  'only say what would be changed': 'segir aðeins hverju yrði breytt',
  'only say what would be deleted': 'segir aðeins hverju yrði eytt',
  'print one JSON document on stdout and nothing else': 'prentar eitt JSON-skjal á stdout og ekkert annað',
  'the language of what is printed (default: SITE_LANG, or that of the system)':
    'tungumálið á því sem er prentað (sjálfgefið: SITE_LANG eða tungumál tölvunnar)',
  'the address to listen on': 'vistfangið sem hlustað er á',
  'the port to listen on': 'gáttin sem hlustað er á',
  'the day or moment to build for, in UTC, such as 2026-12-24 (default: now, or SOURCE_DATE_EPOCH)':
    'dagurinn eða stundin sem smíðað er fyrir (UTC), til dæmis 2026-12-24 (sjálfgefið: núna, eða SOURCE_DATE_EPOCH)',
  'where leads are kept: a file or the address of a libSQL server':
    'hvar fyrirspurnir eru geymdar: skrá eða veffang libSQL-þjóns',
};

/** What options of single commands choose. */
const options: Phrases = {
  'the port to listen on; without it the first free one from 4321':
    'gáttin sem hlustað er á; annars fyrsta lausa gáttin frá og með 4321',
  'open the site in a browser': 'opnar vefinn í vafra',
  'leave out what is not published, as a build does': 'sleppir því sem er ekki birt, eins og við smíði',
  'the folder to write (default: dist)': 'mappan sem er skrifuð (sjálfgefið: dist)',
  'add the visual editor of the content at /admin/, which saves where “repository” of site.yaml says':
    'bætir við myndræna ritlinum á /admin/; hann vistar þar sem „repository“ í site.yaml segir til um',
  'write into the content what is exactly known to be right, and change nothing else':
    'lagar í efninu það sem ekki fer á milli mála og hreyfir ekki við öðru',
  'where the site will be published': 'hvar vefurinn verður birtur',
  'build a preview, which search engines must not list': 'smíðar prufuútgáfu, sem leitarvélar mega ekki skrá',
  'include drafts, scheduled and expired pages, as a preview does; search engines must not list the site':
    'hefur með drög og síður sem bíða birtingar eða eru útrunnar, eins og í prufuútgáfu; leitarvélar mega ekki skrá vefinn',
  'leave them out of a preview too': 'sleppir þeim í prufuútgáfu líka',
  'treat warnings as errors': 'lítur á viðvaranir sem villur',
  'how problems are printed; json is one document with everything, sarif one for code scanners':
    'hvernig ábendingar eru prentaðar; json er eitt skjal með öllu, sarif er fyrir kóðaskanna',
  'print every problem, and not only the first 20 of a kind in a file and 200 in all':
    'prentar allar ábendingar, ekki aðeins 20 fyrstu af hverri tegund í skrá og 200 alls',
  'print problems only': 'prentar aðeins ábendingar',
  'make everything anew, the compiled code too, and keep nothing for the next build':
    'gerir allt upp á nýtt, þýdda kóðann líka, og geymir ekkert fyrir næstu smíði',
  'settle them: they still say the same': 'staðfestir þá: þeir segja enn það sama',
  'its title in a language, such as en=…; once for each language':
    'titill hennar á tungumáli, til dæmis is=…; einu sinni fyrir hvert tungumál',
  'the new last part of its address in a language, such as en=…; once for each language':
    'nýr síðasti hluti veffangsins á tungumáli, til dæmis is=…; einu sinni fyrir hvert tungumál',
  'a page that takes over, https://… or gone; a draft with no links needs none':
    'síða sem tekur við, https://… eða gone; þarf ekki fyrir drög sem ekkert vísar á',
  'write nothing, and fail if something is out of date':
    'skrifar ekkert og skilar villu ef eitthvað er úrelt',
  'the language of the descriptions (default: that of the present schemas, or of what is printed)':
    'tungumál skýringanna (sjálfgefið: það sem er á þeim nú, annars það sem er prentað á)',
  'the language to search in (default: that of /)': 'tungumálið sem leitað er á (sjálfgefið: það sem er á /)',
  'the built site (default: dist)': 'smíðaði vefurinn (sjálfgefið: dist)',
  'print a JSON Schema of what the receiver of a webhook gets':
    'prentar JSON Schema fyrir það sem viðtakandi vefkróks (webhook) fær',
  'the folder to serve (default: dist)': 'mappan sem er birt (sjálfgefið: dist)',
  'print each answer: method, path, status, duration; nothing about the visitor':
    'prentar hvert svar: aðferð, slóð, stöðu og tíma; ekkert um gestinn',
  'serve figures for Prometheus at /_metrics to this machine or, with METRICS_TOKEN, to whoever sends it':
    'birtir mælingar fyrir Prometheus á /_metrics, þessari tölvu eða, með METRICS_TOKEN, hverjum þeim sem sendir það',
  'trust the last value of X-Forwarded-For and X-Forwarded-Proto; for servers behind a proxy':
    'treystir síðasta gildi X-Forwarded-For og X-Forwarded-Proto; fyrir netþjóna á bak við vefsel (proxy)',
  'send mail without TLS, to a mail server on this machine': 'sendir póst án TLS, á póstþjón á þessari tölvu',
  'where the built site is on the server (default: the folder of --out)':
    'hvar smíðaði vefurinn er á netþjóninum (sjálfgefið: mappan í --out)',
  'where “npx site serve” takes forms, such as http://127.0.0.1:4173':
    'hvar „npx site serve“ tekur við formum, til dæmis http://127.0.0.1:4173',
  'nginx has the module brotli_static': 'nginx er með eininguna brotli_static',
  'what systemd calls the service': 'heiti þjónustunnar í systemd',
  'the folder of the built site, where no database may be (default: dist)':
    'mappa smíðaða vefsins, þar sem gagnagrunnur má ekki vera (sjálfgefið: dist)',
  'only what arrived on this day or later, such as 2026-11-01':
    'aðeins það sem barst þennan dag eða síðar, til dæmis 2026-11-01',
  'how many of the newest': 'hve margar af þeim nýjustu',
  'the format of the output': 'snið úttaksins',
  'what separates the cells of csv': 'hvað skilur að reiti í csv',
  'overwrite a file of that name': 'skrifar yfir skrá með þessu heiti',
  'the address that the visitor gave': 'netfangið sem gesturinn gaf upp',
  'the age, such as 90d, 12m or 2y': 'aldurinn, til dæmis 90d, 12m eða 2y',
};

/** The words of the help around these. */
const help: Phrases = {
  'Usage:': 'Notkun:',
  'Options:': 'Valkostir:',
  'Arguments:': 'Viðföng:',
  'Commands:': 'Skipanir:',
  '{text} (default: {value})': '{text:phrase} (sjálfgefið: {value})',
  '{text} (env: {name})': '{text:phrase} (umhverfisbreyta: {name})',
  '{text} (default: {value}, env: {name})': '{text:phrase} (sjálfgefið: {value}, umhverfisbreyta: {name})',
  '{text} (choices: {choices})': '{text:phrase} (leyfð gildi: {choices})',
  '{text} (choices: {choices}, default: {value})':
    '{text:phrase} (leyfð gildi: {choices}, sjálfgefið: {value})',
  '{flag} <{name}>': '{flag} <{name:phrase}>',
  ...{
    options: 'valkostir',
    command: 'skipun',
    dir: 'mappa',
    number: 'tala',
    address: 'vistfang',
    'e-mail': 'netfang',
  },
  ...{ time: 'tími', language: 'tungumál', url: 'veffang', format: 'snið', kind: 'tegund', name: 'heiti' },
  ...{ names: 'heiti', page: 'síða', pages: 'síður', code: 'kóði', query: 'leitarorð', server: 'netþjónn' },
  ...{ database: 'gagnagrunnur', id: 'númer', date: 'dagur', separator: 'merki', age: 'aldur' },
  'language=text': 'tungumál=texti',
};

/** What is said of wrong usage. */
const mistakes: Phrases = {
  '(npx site --help lists commands and options)': '(npx site --help telur upp skipanir og valkosti)',
  "error: unknown command '{name}'": 'villa: skipunin „{name}“ er ekki til',
  "error: unknown option '{name}'": 'villa: valkosturinn „{name}“ er ekki til',
  '(Did you mean {near}?)': '(Áttirðu við {near}?)',
  '(Did you mean one of {near}?)': '(Áttirðu við eitt af þessu: {near}?)',
  "error: missing required argument '{name}'": 'villa: viðfangið „{name:phrase}“ vantar',
  "error: option '{flags}' argument missing": 'villa: gildi vantar við {flags:phrase}',
  "error: required option '{flags}' not specified": 'villa: valkostinn {flags:phrase} vantar',
  "error: option '{one}' cannot be used with option '{other}'":
    'villa: {one:phrase} og {other:phrase} eiga ekki saman',
  "error: too many arguments for '{command}'. Expected {n} argument but got {m}.":
    'villa: „{command}“ fékk {m} {m:viðfang|viðföng} en tekur mest {n}.',
  "error: too many arguments for '{command}'. Expected {n} arguments but got {m}.":
    'villa: „{command}“ fékk {m} {m:viðfang|viðföng} en tekur mest {n}.',
  "error: option '{flags}' argument '{value}' is invalid. {fix}":
    'villa: „{value}“ gengur ekki við {flags:phrase}. {fix:phrase}',
  "error: option '{flags}' value '{value}' from env '{name}' is invalid. {fix}":
    'villa: „{value}“ í umhverfisbreytunni {name} gengur ekki við {flags:phrase}. {fix:phrase}',
  "error: command-argument value '{value}' is invalid for argument '{name}'. {fix}":
    'villa: „{value}“ gengur ekki sem „{name:phrase}“. {fix:phrase}',
};

/** What to write instead of a wrong value. */
const fixes: Phrases = {
  'Allowed choices are {choices}.': 'Leyfð gildi: {choices}.',
  'Write a day such as 2026-12-24, or a moment such as “2026-12-24 18:00”.':
    'Skrifaðu dag, til dæmis 2026-12-24, eða stund, til dæmis „2026-12-24 18:00“.',
  'Write lowercase letters a to z, digits and hyphens, such as “my-site”.':
    'Skrifaðu litla stafi a–z, tölustafi og bandstrik, til dæmis „my-site“.',
  'Write an address such as http://127.0.0.1:4173.': 'Skrifaðu veffang, til dæmis http://127.0.0.1:4173.',
  'Write a number from 0 to 65535.': 'Skrifaðu tölu frá 0 til 65535.',
  'Write a number with d, m or y for days, months or years, such as 12m.':
    'Skrifaðu tölu með d, m eða y fyrir daga, mánuði eða ár, til dæmis 12m.',
  'Write an address such as jona@fyrirtaeki.example.': 'Skrifaðu netfang, til dæmis jona@fyrirtaeki.example.',
  'Write a language and its text, such as en=wool.': 'Skrifaðu tungumál og texta á því, til dæmis is=ull.',
  'Write a date such as 2026-11-01.': 'Skrifaðu dagsetningu, til dæmis 2026-11-01.',
  'Write a whole number from 1.': 'Skrifaðu heila tölu, 1 eða hærri.',
  'SOURCE_DATE_EPOCH must be a number of seconds since 1970, in digits only.':
    'SOURCE_DATE_EPOCH á að vera fjöldi sekúndna frá 1970, með tölustöfum einum.',
};

/** The help of the command line, and what it says of wrong usage, in Icelandic. */
export const usagePhrases: Phrases = {
  ...commands,
  ...commandArguments,
  ...commonOptions,
  ...options,
  ...help,
  ...mistakes,
  ...fixes,
};
