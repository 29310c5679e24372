import type { Phrases } from '../src/preparation.ts';
import { editingPhrases } from './icelandic-editing.ts';
import { usagePhrases } from './icelandic-usage.ts';

/** What commands print, in Icelandic. */
export const phrases: Phrases = {
  '1 error': '1 villa',
  '{n} errors': '{n} {n:villa|villur}',
  '1 warning': '1 viðvörun',
  '{n} warnings': '{n} {n:viðvörun|viðvaranir}',
  '{n} errors, {m} warnings': '{n} {n:villa|villur} og {m} {m:viðvörun|viðvaranir}',
  '1 error, {m} warnings': '1 villa og {m} {m:viðvörun|viðvaranir}',
  '{n} errors, 1 warning': '{n} {n:villa|villur} og 1 viðvörun',
  '1 error, 1 warning': '1 villa og 1 viðvörun',
  '✖ {counts} in 1 file': '✖ {counts:phrase} í 1 skrá',
  '✖ {counts} in {n} files': '✖ {counts:phrase} í {n} {n:skrá|skrám}',
  '… and {n} more, not shown: {codes}. “npx site validate --all” prints every problem.':
    '… og {n} {n:ábending|ábendingar} til viðbótar sem ekki {n:er sýnd|eru sýndar}: {codes}. „npx site validate --all“ sýnir þær allar.',
  '1 page': '1 síða',
  '{n} pages': '{n} {n:síða|síður}',
  '1 language': '1 tungumáli',
  '{n} languages': '{n} {n:tungumáli|tungumálum}',
  '✔ {pages} in {languages}, all valid': '✔ {pages:phrase} á {languages:phrase}, allt í lagi',
  '✔ {pages} in {languages}, all valid; {n} not published (npx site list)':
    '✔ {pages:phrase} á {languages:phrase}, allt í lagi; óbirt: {n} (npx site list)',
  '✔ Built {pages} in {languages} into {folder} in {time}':
    '✔ Smíði lokið: {pages:phrase} á {languages:phrase} í {folder}, á {time}',
  '✔ Nothing has changed: {pages} in {languages} into {folder}, in {time}':
    '✔ Ekkert hefur breyst: {pages:phrase} á {languages:phrase} í {folder}, á {time}',
  '{ledger}: 1 line added or corrected. Commit it, so that no address is ever lost.':
    '{ledger}: 1 lína er ný eða leiðrétt. Sendu skrána inn (commit), svo að ekkert veffang glatist.',
  '{ledger}: {n} lines added or corrected. Commit it, so that no address is ever lost.':
    '{ledger}: {n} {n:lína er ný eða leiðrétt|línur eru nýjar eða leiðréttar}. Sendu skrána inn (commit), svo að ekkert veffang glatist.',
  '{file} is not up to date: {why}.': 'Ekki tókst að uppfæra {file}: {why}.',
  '{file} is up to date. Commit it with the content.':
    '{file} hefur verið uppfærð. Sendu skrána inn (commit) með efninu.',

  // site list
  'Everything is published.': 'Allt er birt.',
  'There are no drafts.': 'Engin drög eru til.',
  'Nothing waits to be published.': 'Ekkert bíður birtingar.',
  'Nothing has expired.': 'Ekkert er útrunnið.',

  // site dev
  'all is well again': 'allt er komið í lag',
  '1 page in {time}': '1 síða á {time}',
  '{n} pages in {time}': '{n} {n:síða|síður} á {time}',
  '{errors}; the last version without errors is still shown':
    '{errors:phrase}; síðasta villulausa útgáfan sést áfram',
  '{errors}; there is no version without errors to show yet':
    '{errors:phrase}; enn er engin villulaus útgáfa til',
  '{n} files': '{n} {n:skrá|skrár}',
  'another commit': 'önnur útgáfa í git',
  'another day': 'nýr dagur',
  'Press h for help.': 'Ýttu á h til að fá hjálp.',
  'Open {url} in a browser.': 'Opnaðu {url} í vafra.',
  'show this help': 'sýnir þessa hjálp',
  'start again': 'byrjar upp á nýtt',
  'show the addresses': 'sýnir vefföngin',
  'clear the screen': 'hreinsar skjáinn',
  end: 'hættir',
  'Port {port} of {host} is taken by another program. Stop it, or choose another with --port.':
    'Gátt {port} á {host} er upptekin. Stöðvaðu forritið sem notar hana eða veldu aðra með --port.',
  'This user may not listen on port {port} or read the folder. Choose a port from 1024 upwards, or fix the permissions.':
    'Þessi notandi má ekki hlusta á gátt {port} eða lesa möppuna. Veldu gátt frá og með 1024 eða lagaðu heimildirnar.',
  'This machine has no address {host}. Choose another with --host, such as 127.0.0.1 or 0.0.0.0.':
    'Þessi tölva er ekki með vistfangið {host}. Veldu annað með --host, til dæmis 127.0.0.1 eða 0.0.0.0.',
  'There is no host named {host}. Choose another with --host, such as 127.0.0.1 or 0.0.0.0.':
    'Enginn netþjónn heitir {host}. Veldu annan með --host, til dæmis 127.0.0.1 eða 0.0.0.0.',
  'Too many files are open. Raise the limit (“ulimit -n 4096”) and start again.':
    'Of margar skrár eru opnar. Hækkaðu mörkin („ulimit -n 4096“) og reyndu aftur.',
  'Too many files are open on this machine. Close other programs and start again.':
    'Of margar skrár eru opnar á tölvunni. Lokaðu öðrum forritum og reyndu aftur.',
  // site list
  state: 'staða',
  moment: 'tími',
  file: 'skrá',
  draft: 'drög',
  '(below “{page}”)': '(undir „{page}“)',
  scheduled: 'bíður birtingar',
  expired: 'útrunnin',

  // site routes, forms, search, media and serve
  page: 'síða',
  template: 'tegund',
  form: 'form',
  language: 'tungumál',
  'posted to': 'sent á',
  field: 'reitur',
  kind: 'gerð',
  required: 'skylda',
  'at most': 'í mesta lagi',
  options: 'kostir',
  yes: 'já',
  'when shown': 'ef hann sést',
  'The site has no forms.': 'Engin form eru á vefnum.',
  'The site has no search.': 'Engin leit er á vefnum.',
  'The site makes no files.': 'Vefurinn býr engar skrár til.',
  '“{kind}” is not one of {kinds}.': '„{kind}“ er ekki til. Skrifaðu eitt af þessu: {kinds}.',
  'A package is missing. Run “npm install --no-save {packages}” first.':
    'Pakka vantar. Keyrðu fyrst „npm install --no-save {packages}“.',
  'Serving {folder} on {url}': 'Vefurinn í {folder} er á {url}',

  // site translations
  'There is no page “{page}”.': 'Síðan „{page}“ er ekki til.',
  'There is no page “{page}” (did you mean “{near}”?).':
    'Síðan „{page}“ er ekki til (áttirðu við „{near}“?).',
  '✔ 1 text settled': '✔ 1 texti staðfestur',
  '✔ {n} texts settled': '✔ {n} {n:texti staðfestur|textar staðfestir}',
  'It is not recorded yet which texts are in step. --ack begins with those of today.':
    'Enn er ekki skráð hvaða textar fylgjast að. Með --ack er byrjað á textunum eins og þeir eru nú.',
  '✔ All texts are in step': '✔ Allir textar fylgjast að',
  'in step until': 'fylgdust að til',
  'not changed': 'óbreytt',
  now: 'núna',
  'Change these texts, or settle those that still say the same with --ack.':
    'Breyttu þessum textum, eða staðfestu með --ack þá sem segja enn það sama.',

  // site schema
  'wrote {path}': 'skrifað: {path}',
  'removed {path}': 'eytt: {path}',
  'Everything is up to date.': 'Ekkert þarf að uppfæra.',
  '{path} is out of date.': '{path} er úrelt.',
  '“{from}” → “{to}”': '„{from}“ → „{to}“',
  'Run “npx site schema”.': 'Keyrðu „npx site schema“.',
  '{file} is not a JSON object. Mend it, or remove it.':
    '{file} er ekki JSON-hlutur. Lagaðu skrána eða fjarlægðu hana.',

  // site explain
  'There is no problem “{code}”.': 'Engin ábending heitir „{code}“.',
  'There is no problem “{code}” (did you mean “{near}”?).':
    'Engin ábending heitir „{code}“ (áttirðu við „{near}“?).',
  '“npx site explain” lists all there are.': '„npx site explain“ telur þær allar upp.',
  'Such as:': 'Til dæmis:',
  ...editingPhrases,
  ...usagePhrases,
};
