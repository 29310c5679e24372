/** Descriptions of the keys of `site.yaml`, of the sentences in `privacy.yaml` and of the words of opening hours in `ui.yaml`. */
export const settings = {
  statistic: 'tala',
  'site.yaml, under statistics': 'site.yaml, undir „statistics“',
  'The name of the site, shown in every page title': 'Nafn vefsins, sem sést í titli hverrar síðu',
  'Where the site is published': 'Veffangið sem vefurinn er birtur á',
  'The registered name': 'Skráð heiti fyrirtækisins',
  'The registration number': 'Kennitalan',
  'The VAT number in quotes (Act no. 50/1988)':
    'VSK-númerið í beinum, tvöföldum gæsalöppum (lög nr. 50/1988)',
  'The year in which the agency was founded': 'Árið sem fyrirtækið var stofnað',
  'The year since which the parent company has been active': 'Árið sem móðurfélagið tók til starfa',
  'The e-mail address of the agency': 'Netfang fyrirtækisins',
  'The phone number with country code and spaces; in Iceland it has seven digits':
    'Símanúmerið með landsnúmeri og bilum; íslensk símanúmer eru sjö tölustafir',
  'Street and number': 'Gata og húsnúmer',
  'The postal code in quotes': 'Póstnúmerið í beinum, tvöföldum gæsalöppum',
  'The town': 'Bær eða borg',
  'The first day of the week on which the office is open': 'Fyrsti dagur vikunnar sem skrifstofan er opin',
  'The last one': 'Síðasti dagur vikunnar sem skrifstofan er opin',
  'When it opens': 'Hvenær er opnað',
  'When it closes': 'Hvenær er lokað',
  'Days with other hours, such as holidays': 'Dagar með öðrum opnunartíma, til dæmis hátíðisdagar',
  'The first day with other hours': 'Fyrsti dagurinn með öðrum opnunartíma',
  'The last of these days; leave it out for a single day':
    'Síðasti dagurinn með öðrum opnunartíma; slepptu honum ef dagurinn er aðeins einn',
  'When it opens on these days; leave it out if it is closed':
    'Hvenær er opnað þessa daga; slepptu því ef lokað er',
  'When it closes on these days': 'Hvenær er lokað þessa daga',
  'The reason in each language': 'Ástæðan á hverju tungumáli',
  'The reason in the language of this key': 'Ástæðan á tungumáli lykilsins',
  'Where the visual editor saves (npx site build --admin), at github, gitlab or gitea':
    'Hvar myndræni ritillinn vistar (npx site build --admin), á github, gitlab eða gitea',
  'How the site is run; the privacy notice follows from it':
    'Hvernig vefurinn er rekinn; persónuverndarákvæðin ráðast af því',
  'Who serves the pages': 'Hver hýsir vefinn',
  'Who receives the forms: own-server, which is “npx site serve”, or netlify':
    'Hver tekur við formunum: own-server, þ.e. „npx site serve“, eða netlify',
  'After how many months messages and requests are deleted':
    'Eftir hve marga mánuði skilaboðum og beiðnum er eytt',
  'Who deletes them then: “npx site serve” by itself, or the staff by hand at a host that keeps them':
    'Hver eyðir gömlum skilaboðum: „npx site serve“ sjálfkrafa (server) eða starfsfólk handvirkt hjá hýsingaraðila sem geymir þau (hand)',
  'Where a copy of each message goes': 'Hvert á að senda afrit af skilaboðunum',
  'Where copies of messages go: mail, webhook, both, or [] for nowhere':
    'Hvert á að senda afrit af skilaboðum: mail, webhook, hvort tveggja, eða [] ef engin afrit eru send',
  'For how many days more a backup may hold what was deleted; 0 without backups':
    'Hve marga daga til viðbótar gögn sem hefur verið eytt geta verið í öryggisafritum; 0 ef engin afrit eru tekin',
  'For how many days logs hold the IP addresses of visitors; 0 for none':
    'Hve marga daga IP-tölur gesta eru geymdar í aðgangsskrám; 0 ef þær eru ekki geymdar',
  'On what grounds personal data leaves the EEA; none if it does not':
    'Á hvaða grundvelli persónuupplýsingar eru fluttar út fyrir EES; none ef það er ekki gert',
  'Until when security.txt holds; at most a year ahead (RFC 9116)':
    'Síðasti gildisdagur security.txt; í mesta lagi ár fram í tímann (RFC 9116)',
  'The name of the network': 'Heiti samfélagsmiðilsins',
  'The address of the page there': 'Veffang síðunnar þar',
  'Another host for the loops (specification 11.2)': 'Veffang annars netþjóns fyrir myndskeiðin',

  // privacy.yaml
  '{text}, for a singular number': '{text:phrase}, þegar talan tekur eintölu (1, 21, 31 …)',
  '{text}, for a plural number': '{text:phrase}, þegar talan tekur fleirtölu',
  'That the agency serves the pages': 'Setning um að fyrirtækið hýsi vefinn sjálft',
  'That Netlify serves the pages': 'Setning um að Netlify hýsi vefinn',
  'That Cloudflare serves the pages': 'Setning um að Cloudflare hýsi vefinn',
  'That another company serves the pages': 'Setning um að annað fyrirtæki hýsi vefinn',
  'That what was sent is kept by the agency': 'Setning um að fyrirtækið geymi sjálft það sem er sent',
  'That Netlify receives it and keeps it': 'Setning um að Netlify taki við því sem er sent og geymi það',
  'That a copy is mailed to the staff': 'Setning um að starfsfólk fái afrit í tölvupósti',
  'That a copy goes to other systems': 'Setning um að afrit fari í önnur kerfi',
  'Both of these': 'Setning um að afrit fari bæði í tölvupósti og í önnur kerfi',
  'When copies are deleted': 'Hvenær afritunum er eytt',
  'After how many months messages are deleted, as a part of a sentence':
    'Eftir hve marga mánuði skilaboðum er eytt, sem setningarhluti',
  'That messages are deleted automatically': 'Setning um að skilaboðum sé eytt sjálfkrafa',
  'That the staff deletes messages': 'Setning um að starfsfólk eyði skilaboðum',
  'For how many days more a backup may hold what was deleted':
    'Hve marga daga til viðbótar gögn sem hefur verið eytt geta verið í öryggisafritum',
  'That no IP addresses are kept': 'Setning um að IP-tölur séu ekki geymdar',
  'For how many days logs hold IP addresses': 'Hve marga daga IP-tölur eru geymdar í aðgangsskrám',
  'That personal data stays in the EEA': 'Setning um að persónuupplýsingar fari ekki út fyrir EES',
  'That it leaves the EEA on the grounds of an adequacy decision':
    'Setning um að persónuupplýsingar séu fluttar út fyrir EES á grundvelli ákvörðunar um fullnægjandi vernd',
  'That it leaves the EEA on the grounds of standard contractual clauses':
    'Setning um að persónuupplýsingar séu fluttar út fyrir EES á grundvelli staðlaðra samningsákvæða',

  // The opening hours in ui.yaml
  '{day}, as it stands in a range of days':
    '{day:phrase}, eins og hann stendur í dagabili á borð við „mán.–fös.“',
  '{day}, as it stands in the sentences “later”':
    '{day:phrase}, í þeirri beygingarmynd sem setningarnar „later“ krefjast',
  'That a message is answered tomorrow at the latest': 'Setning um að svar berist í síðasta lagi á morgun',
  'The same for a day after that; keep {day}, a weekday of “now”':
    'Sama setning um síðari dag; ekki má vanta {day}, vikudag úr „now“',
  Monday: 'Mánudagur',
  Tuesday: 'Þriðjudagur',
  Wednesday: 'Miðvikudagur',
  Thursday: 'Fimmtudagur',
  Friday: 'Föstudagur',
  Saturday: 'Laugardagur',
  Sunday: 'Sunnudagur',
  'A range of weekdays': 'Bil frá einum vikudegi til annars',
  'A range of times': 'Bil frá einum tíma til annars',
  'The weekdays with their hours': 'Vikudagarnir ásamt opnunartíma',
  'What is said of a day on which it is closed': 'Það sem sagt er um dag þegar lokað er',
  'That it is open now; keep {time}, when it closes':
    'Setning um að nú sé opið; ekki má vanta {time}, sem segir hvenær verður lokað',
  'That it opens later today': 'Setning um að opnað verði síðar í dag',
  'That it opens tomorrow': 'Setning um að opnað verði á morgun',
  'That it opens on another day': 'Setning um að opnað verði annan dag',
  'The heading of days with other hours': 'Fyrirsögnin yfir dögum með öðrum opnunartíma',
};
