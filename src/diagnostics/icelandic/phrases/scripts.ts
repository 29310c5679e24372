import type { Phrases } from '../../catalogue.ts';

/** What the keys of scripts of others hold. */
const keys: Phrases = {
  'The tool, if it is one of these': 'Tólið, ef það er eitt af þessum',
  'The ID of the site, pixel or account in the tool': 'Auðkenni vefsins, pixilsins eða reikningsins í tólinu',
  'The address of your own server of the tool': 'Veffang tólsins á þínum eigin netþjóni',
  'The domain under which the tool knows the site': 'Lénið sem vefurinn er skráður undir í tólinu',
  'The address of any other script': 'Veffang annarrar skriftu',
  'https://example.com/script.js': 'https://example.is/skrifta.js',
  '/scripts/name.js': '/scripts/heiti.js',
  'The cookies that the visitor must allow': 'Flokkur vafrakakna sem gesturinn þarf að leyfa',
  'A cookie that the script sets': 'Vafrakaka sem skriftan vistar',
  'The cookies to delete when the visitor withdraws consent':
    'Vafrakökurnar sem er eytt þegar gesturinn dregur samþykkið til baka',
  'A key of the local storage that the script sets': 'Lykill sem skriftan vistar í vafranum (local storage)',
  'The keys of the local storage to delete when the visitor withdraws consent':
    'Lyklar í vafranum (local storage) sem er eytt þegar gesturinn dregur samþykkið til baka',
  'Scripts of others, such as statistics; none runs before the visitor allows it':
    'Skriftur annarra, til dæmis fyrir tölfræði; engin er keyrð fyrr en gesturinn leyfir hana',
};

/** What the values of known tools are. */
const values: Phrases = {
  'It is the measurement ID (in Google Analytics: Admin, Data streams, your site).':
    'Það er mæliauðkennið (í Google Analytics: Admin, Data streams, vefurinn þinn).',
  'It is the ID of the Google tag (in Google Ads: Tools, Data manager, Google tag).':
    'Það er auðkenni Google-merkisins (í Google Ads: Tools, Data manager, Google tag).',
  'It is the address of your Matomo, without slash at the end.':
    'Það er veffangið á Matomo-þjóninum þínum, án skástriks aftast.',
  'It is the ID of the site (in Matomo: Administration, Websites, Manage).':
    'Það er auðkenni vefsins (í Matomo: Administration, Websites, Manage).',
  'It is the ID of the pixel (in Meta Events Manager: Data sources).':
    'Það er auðkenni pixilsins (í Meta Events Manager: Data sources).',
  'It is the name of the script without “.js” (in Plausible: Site settings, Site installation).':
    'Það er heiti skriftunnar án „.js“ (í Plausible: Site settings, Site installation).',
  'It is the domain under which Plausible knows the site.':
    'Það er lénið sem vefurinn er skráður undir hjá Plausible.',
  'It is the address of your own Plausible, without slash at the end.':
    'Það er veffangið á þínum eigin Plausible-þjóni, án skástriks aftast.',
  'IDs that begin with UA- are those of Universal Analytics, which Google shut down in 2023.':
    'Auðkenni sem byrja á UA- eru frá Universal Analytics, sem Google lokaði árið 2023.',
  'IDs that begin with GTM- are those of Google Tag Manager, which cannot be used: it loads any script.':
    'Auðkenni sem byrja á GTM- eru frá Google Tag Manager, sem ekki er hægt að nota: það sækir hvaða skriftu sem er.',
  'IDs that begin with GT- stand for several tools; the ID of each stands beside it in its settings.':
    'Auðkenni sem byrja á GT- standa fyrir nokkur tól. Auðkenni hvers þeirra er við hliðina í stillingunum.',
};

/** What is wrong with scripts of known tools. */
const ofKinds: Phrases = {
  '“{name}” is in the list of scripts twice.': '„{name}“ er tvisvar í „scripts“.',
  'It would run twice, and every visit would be counted twice.':
    'Skriftan yrði keyrð tvisvar og hver heimsókn talin tvisvar.',
  'Remove one of the two.': 'Fjarlægðu aðra færsluna.',
  '“{key}” does not belong to a script of the kind “{kind}”.': '„{key}“ á ekki við „kind: {kind}“.',
  'Its address, its category and what it stores follow from the kind.':
    'Veffang skriftunnar, flokkurinn og það sem hún vistar ráðast af „kind“.',
  'Remove it. Beside “kind” there are: {keys}.':
    'Fjarlægðu lykilinn. Auk „kind“ má aðeins nota þetta: {keys}.',
  'A script of the kind “{kind}” needs “{key}”.': 'Með „kind: {kind}“ þarf líka „{key}“.',
  'Add “{key}: {example}” with your own value, indented like “kind”.':
    'Bættu við „{key}: {example}“ með þínu eigin gildi og sama inndrætti og „kind“.',
  '“{value}” cannot be the {key} of “{kind}”.': 'Með „kind: {kind}“ getur „{key}“ ekki verið „{value}“.',
  'Write “kind: {meant}”, or the {key} of “{kind}”, which looks like {example}.':
    'Skrifaðu „kind: {meant}“, eða þitt „{key}“ úr „{kind}“, sem lítur út eins og {example}.',
  'Write your own, which looks like {example}.': 'Skrifaðu þitt eigið gildi, sem lítur út eins og {example}.',
  'Write G-{id}.': 'Skrifaðu G-{id}.',
  'Write AW-{id}.': 'Skrifaðu AW-{id}.',
  'Write pa-{id}.': 'Skrifaðu pa-{id}.',
  'Write https://{address}.': 'Skrifaðu https://{address}.',
  'Write {domain}.is.': 'Skrifaðu {domain}.is.',
  'Write {domain}.com.': 'Skrifaðu {domain}.com.',
};

/** What is wrong with other scripts. */
const others: Phrases = {
  '“{key}” belongs to a script of a known kind, but there is no “kind”.':
    '„{key}“ á heima með „kind“, sem vantar hér.',
  'Without it nothing knows which tool is meant.': 'Án þess sést ekki hvaða tól er átt við.',
  'Add “kind:” with one of {kinds}, or remove “{key}”.':
    'Bættu við „kind:“ með einu af þessu: {kinds}, eða fjarlægðu „{key}“.',
  'This script has neither “kind” nor “src”.': 'Hér er hvorki „kind“ né „src“.',
  'Nothing says which script it is.': 'Hvergi kemur fram hvaða skrifta þetta er.',
  'Add “kind:” with one of {kinds}, or “src:” with the address of any other script.':
    'Bættu við „kind:“ með einu af þessu: {kinds}, eða „src:“ með veffangi annarrar skriftu.',
  'This script has no “category”.': 'Hér vantar „category“.',
  'It must not run before the visitor allows its category.':
    'Ekki má keyra skriftuna fyrr en gesturinn hefur leyft flokk hennar.',
  'Add “category: analytics”, “category: marketing” or “category: functional”, indented like “src”.':
    'Bættu við „category: analytics“, „category: marketing“ eða „category: functional“, með sama inndrætti og „src“.',
  '“{src}” is a script of {product}, which does not work by its address alone.':
    '„{src}“ er skrifta fyrir {product}, sem virkar ekki með veffanginu einu.',
  'It must be told whose it is, and it uses other hosts, which the policy of the site lets through only for a known kind.':
    'Henni þarf að fylgja auðkenni aðgangsins og hún notar auk þess aðra netþjóna, sem öryggisreglur vefsins leyfa aðeins með „kind“.',
  'In place of “src”, “category”, “cookies” and “storage” write “kind: {kind}”.':
    'Skrifaðu „kind: {kind}“ í stað „src“, „category“, „cookies“ og „storage“.',
  'In place of “src”, “category”, “cookies” and “storage” write “kind: {kind}”, “{value}”.':
    'Skrifaðu „kind: {kind}“ og „{value}“ í stað „src“, „category“, „cookies“ og „storage“.',
  'In place of “src”, “category”, “cookies” and “storage” write “kind: {kind}”, “{value}”, with your own values.':
    'Skrifaðu „kind: {kind}“ og „{value}“ í stað „src“, „category“, „cookies“ og „storage“, með þínu eigin gildi.',
  'In place of “src”, “category”, “cookies” and “storage” write “kind: {kind}”, “{value}”, “{second}”, with your own values.':
    'Skrifaðu „kind: {kind}“, „{value}“ og „{second}“ í stað „src“, „category“, „cookies“ og „storage“, með þínum eigin gildum.',
  'Google Tag Manager cannot be used.': 'Ekki er hægt að nota Google Tag Manager.',
  'It loads any script, from hosts that nobody knows beforehand, so visitors could not be asked for their consent to each.':
    'Það sækir hvaða skriftu sem er, frá netþjónum sem enginn þekkir fyrir fram, og því er ekki hægt að biðja gesti um samþykki fyrir hverri og einni.',
  'Name each tool that it loads by its own kind: {kinds}.':
    'Tilgreindu hvert tól sem það sækir með viðeigandi „kind“: {kinds}.',
  'The script of {tool} also needs {host}, which it cannot reach.':
    'Skriftan fyrir {tool} þarf líka {host}, sem hún nær ekki sambandi við.',
  'The policy of the site lets a script with “src” reach only the host that it comes from, so the tool would measure nothing.':
    'Öryggisreglur vefsins leyfa skriftu með „src“ aðeins að ná sambandi við netþjóninn sem hún kemur frá og því gæti tólið ekkert mælt.',
  'Remove it, or use a tool that has a kind: {kinds}.':
    'Fjarlægðu hana eða notaðu tól sem hefur „kind“: {kinds}.',
  'The site has no file “{src}”.': 'Skráin „{src}“ er ekki á vefnum.',
  'Scripts of the site itself are the files of media/scripts, as /scripts/name.js.':
    'Skriftur vefsins sjálfs eru skrárnar í media/scripts. Vísað er á þær með /scripts/heiti.js.',
  'Put the script into media/scripts and write “/scripts/” and its name, or write the address of another host, with https://.':
    'Settu skriftuna í media/scripts og skrifaðu „/scripts/“ og heiti hennar, eða veffang á öðrum netþjóni, með https://.',
  'Put the script into media/scripts and write “/scripts/” and its name, or write the address of another host, with https://. There are: {scripts}.':
    'Settu skriftuna í media/scripts og skrifaðu „/scripts/“ og heiti hennar, eða veffang á öðrum netþjóni, með https://. Þessar eru til: {scripts}.',
};

/** What the checks of scripts of others say. */
export const scripts: Phrases = { ...keys, ...values, ...ofKinds, ...others };
