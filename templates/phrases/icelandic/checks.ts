/** The words of the site's own checks (`templates/checks`). */
export const checks = {
  // stored-names.ts
  '“{name}” is stored on the visitors’ devices, but this page does not list it under “{category}”.':
    '„{name}“ er vistað í tækjum gesta en er ekki talið upp undir „{category}“ á þessari síðu.',
  'Visitors must be told everything that is stored (Act no. 70/2022).':
    'Gestir eiga að fá að vita um allt sem er vistað (lög nr. 70/2022).',
  'Add “- name: {name}”, with its purpose and “kept: {kept}”, to the examples of “{category}” in every language.':
    'Bættu „- name: {name}“, með tilgangi (purpose) og „kept: {kept}“, við „examples“ undir „{category}“ á öllum tungumálum.',
  'Nothing is stored under the name “{name}”.': 'Ekkert er vistað undir heitinu „{name}“.',
  'Under “necessary” the page lists what the site stores and nothing else.':
    'Undir „necessary“ er það eitt talið upp sem vefurinn sjálfur vistar.',
  'Remove it in every language.': 'Fjarlægðu það á öllum tungumálum.',
  'Did you mean “{suggestion}”? Otherwise remove it in every language.':
    'Áttirðu við „{suggestion}“? Annars skaltu fjarlægja það á öllum tungumálum.',
  '“{name}” is not kept as this page says: “{said}”.':
    'Geymslutími „{name}“ er ekki sá sem hér stendur: „{said}“.',
  'Visitors must be told how long it is stored.': 'Gestir eiga að fá að vita hve lengi það er geymt.',
  'Write “kept: {kept}” in every language.': 'Skrifaðu „kept: {kept}“ á öllum tungumálum.',

  // opening-hours.ts
  'It closes at {closes}, which is not after {opens}, when it opens.':
    'Lokunartíminn, {closes}, er ekki á eftir opnunartímanum, {opens}.',
  'Pages and search engines would say hours that cannot be.':
    'Á síðum og í leitarvélum stæði opnunartími sem fær ekki staðist.',
  'Write an earlier time.': 'Skrifaðu tíma sem er fyrr um daginn.',
  'Write a later time.': 'Skrifaðu tíma sem er síðar um daginn.',
  'Write closes: "{opens}" and opens: "{closes}", or other times.':
    'Skrifaðu closes: "{opens}" og opens: "{closes}", eða aðra tíma.',
  'The time when it {missing} on these days is missing.': 'Við þessa daga vantar lykilinn „{missing}“.',
  'A day has both times, or none if it is closed.':
    'Við dag eiga báðir tímarnir að standa, eða hvorugur ef lokað er.',
  'Add “{missing}:” with a time, or remove the other one.':
    'Bættu við „{missing}:“ með tíma eða fjarlægðu hinn tímann.',
  'The last of these days, {to}, is before the first, {from}.':
    'Síðasti dagurinn, {to}, er á undan þeim fyrsta, {from}.',
  'Nobody would be told of them.': 'Enginn fengi að vita af þessum dögum.',
  'Write to: {day}, if only the year is wrong.': 'Skrifaðu to: {day} ef aðeins ártalið er rangt.',
  'Write from: {to} and to: {from}, or other days.': 'Skrifaðu from: {to} og to: {from}, eða aðra daga.',
  'Write the first of these days after “from” and the last after “to”.':
    'Skrifaðu fyrsta daginn á eftir „from“ og þann síðasta á eftir „to“.',
  'These are {n} days in a row.': 'Þetta {n:er|eru} {n} {n:dagur|dagar} í röð.',
  'Exceptions are for holidays; more than {n} days are probably a wrong year.':
    'Undantekningar eiga við hátíðisdaga; séu dagarnir fleiri en {n} er ártalið líklega rangt.',
  'Correct the year. If all these days are meant, write an entry for each month.':
    'Leiðréttu ártalið. Ef átt er við alla þessa daga skaltu skrifa eina færslu fyrir hvern mánuð.',
  '{day} is among the days at {other} as well.': '{day} er líka meðal daganna í {other}.',
  'A day can have other hours only once.': 'Hver dagur má aðeins koma einu sinni fyrir.',
  'Write other days here, or there.': 'Skrifaðu aðra daga hér eða þar.',
  'The reason in {language} is missing.': 'Ástæðuna vantar á einu tungumálanna: {language:phrase}.',
  'Every language says why the hours are others.':
    'Á hverju tungumáli er sagt hvers vegna opnunartíminn er annar.',
  'Add “{id}:” with the reason.': 'Bættu við „{id}:“ með ástæðunni á því tungumáli.',
  'The site has no language “{id}”.': 'Tungumálið „{id}“ er ekki á vefnum.',
  'This reason would never be shown.': 'Þessi ástæða myndi aldrei birtast.',
  'Write one of: {known}.': 'Skrifaðu eitt af þessu: {known}.',
  'These days were over on {day}.': 'Þessir dagar eru liðnir; sá síðasti var {day}.',
  'Nobody is told of them any more.': 'Þeir birtast ekki lengur.',
  'Remove them.': 'Fjarlægðu þá.',

  // hosting.ts
  'The site is being built by {host} to be served there, but “pages” is “{pages}”.':
    'Vefurinn er smíðaður hjá {host} og verður hýstur þar, en „pages“ er „{pages}“.',
  'The privacy notice would name another host than the one that gets the visitors’ addresses.':
    'Persónuverndarákvæðin myndu nefna annan hýsingaraðila en þann sem fær IP-tölur gesta.',
  'Write “pages: {host}”, or build the site elsewhere.':
    'Skrifaðu „pages: {host}“ eða smíðaðu vefinn annars staðar.',
  '“forms” is “{forms}”, but “pages” is “{pages}”.': '„forms“ er „{forms}“ en „pages“ er „{pages}“.',
  'Forms are posted to the address of the pages, and Netlify does not pass them on to another server.':
    'Form eru send á veffang síðnanna og Netlify sendir þau ekki áfram á annan netþjón.',
  'Write “netlify” for both, or for neither.': 'Skrifaðu „netlify“ á báðum stöðum eða hvorugum.',
  'Netlify deletes no messages, so “server” does not delete them.':
    'Netlify eyðir engum skilaboðum og því á „server“ ekki við.',
  '“npx site serve” deletes old messages by itself, not by hand.':
    '„npx site serve“ eyðir gömlum skilaboðum sjálfkrafa og því á „hand“ ekki við.',
  'The privacy notice and the texts under the forms promise when messages are deleted.':
    'Persónuverndarákvæðin og textarnir undir formunum segja til um hvenær skilaboðum er eytt.',
  'Write “deletedBy: hand”, and delete messages there at that age (src/hosting/README.md).':
    'Skrifaðu „deletedBy: hand“ og eyddu skilaboðum þar þegar þau eru orðin svo gömul (src/hosting/README.md).',
  'Write “deletedBy: server”.': 'Skrifaðu „deletedBy: server“.',
  '“transfers” is “none”, but “{pages}” is a company in the United States.':
    '„transfers“ er „none“ en „{pages}“ er bandarískt fyrirtæki.',
  'Visitors must be told that their data leaves the EEA, and on what grounds (GDPR, Article 13(1)(f)).':
    'Gestir eiga að fá að vita að gögn þeirra séu flutt út fyrir EES og á hvaða grundvelli (f-liður 1. mgr. 13. gr. almennu persónuverndarreglugerðarinnar).',
  'Write “adequacy-decision” or “standard-clauses”, as the agreement with the company says.':
    'Skrifaðu „adequacy-decision“ eða „standard-clauses“ eftir því sem stendur í samningnum við fyrirtækið.',
  '“addressLogDays” is 0, but “{pages}” keeps logs with the visitors’ addresses.':
    '„addressLogDays“ er 0 en „{pages}“ geymir aðgangsskrár með IP-tölum gesta.',
  'The privacy notice would say that no addresses are kept.':
    'Í persónuverndarákvæðunum stæði að IP-tölur væru ekki geymdar.',
  'Write for how many days the host keeps them; its agreement says so.':
    'Skrifaðu hve marga daga hýsingaraðilinn geymir þær; það stendur í samningnum við hann.',
  '“transfers” is “none”, but “scripts” names tools of companies in the United States: {tools}.':
    '„transfers“ er „none“ en undir „scripts“ eru tól bandarískra fyrirtækja: {tools}.',
  'Write “adequacy-decision” if the companies are listed at dataprivacyframework.gov, else “standard-clauses”.':
    'Skrifaðu „adequacy-decision“ ef fyrirtækin eru á listanum á dataprivacyframework.gov, annars „standard-clauses“.',

  // plan-parts.ts
  '“{name}” costs {amount}, but its parts are {total} one by one.':
    '„{name}“ kostar {amount} en verkin í þjónustuleiðinni kosta {total} séu þau keypt stök.',
  'The page says that a plan costs less than the same work bought one by one.':
    'Á síðunni stendur að þjónustuleið kosti minna en sömu verk keypt stök.',
  'Correct “parts” of the plan in every language, or a price in prices.yaml.':
    'Leiðréttu „parts“ leiðarinnar á öllum tungumálum eða verð í prices.yaml.',

  // privacy-notice.ts
  'This text does not say “{sentence}”.': 'Í þennan texta vantar „{sentence}“.',
  'Visitors must be told what is done with their data (GDPR, Article 13); “hosting” in site.yaml says how the site is run.':
    'Gestir eiga að fá að vita hvað er gert við gögn þeirra (13. gr. almennu persónuverndarreglugerðarinnar); „hosting“ í site.yaml segir hvernig vefurinn er rekinn.',
  'Write {privacy:{name}} where it belongs.': 'Skrifaðu {privacy:{name}} þar sem það á heima.',
  '“{text}” is typed, so it stays as it is when “hosting” in site.yaml changes.':
    '„{text}“ er slegið inn og breytist því ekki þegar „hosting“ í site.yaml breytist.',
  'What visitors are told about their data must be true however the site is run.':
    'Það sem gestum er sagt um gögn þeirra verður að vera satt, hvernig sem vefurinn er rekinn.',
  'Write one of the placeholders {privacy:…}, whose sentences are in privacy.yaml.':
    'Skrifaðu {privacy:…} í staðinn; setningarnar eru í privacy.yaml.',

  // proof.ts
  '“{key}” has no words: {file} has no “{missing}”.':
    'Orðin um „{key}“ vantar: „{missing}“ er ekki í {file}.',
  'It is shown in every language, with its words in that language.':
    'Þetta birtist á öllum tungumálum, með orðum á hverju þeirra.',
  'Add “{missing}” to {file}, and to the same file of every other language.':
    'Bættu „{missing}“ við {file} og við sömu skrá á öllum öðrum tungumálum.',
  '“{key}” is never shown: {file} has no “{missing}”.':
    '„{key}“ birtist aldrei: „{missing}“ er ekki í {file}.',
  'What is shown, and in which order, is in that file; these are only the words.':
    'Í þeirri skrá stendur hvað birtist og í hvaða röð; hér eru aðeins orðin.',
  'Add “{missing}” to {file}, or remove these words in every language.':
    'Bættu „{missing}“ við {file} eða fjarlægðu þessi orð á öllum tungumálum.',
  'There is no client “{key}” in clients.yaml.': 'Viðskiptavinurinn „{key}“ er ekki í clients.yaml.',
  'A case names its client and shows the logo.':
    'Við hvert verk er viðskiptavinurinn nefndur og merki hans sýnt.',
  'Add “{key}:” to clients.yaml.': 'Bættu „{key}:“ við clients.yaml.',
  'Write one of: {known}; or add the client there.':
    'Skrifaðu eitt af þessu: {known}; eða bættu viðskiptavininum við þar.',
  'The quotation has quotation marks of its own around it.': 'Gæsalappir eru skrifaðar utan um tilvitnunina.',
  'They are added in every language, and visitors would see them twice.':
    'Þær bætast við sjálfkrafa á öllum tungumálum og gestir sæju þær tvöfaldar.',
  'Write it without them: {text}': 'Skrifaðu hana án þeirra: {text}',
  '{when} has not come yet.': '{when} er enn fram undan.',
  'Visitors would see at once that this cannot be known.': 'Gestir sæju strax að þetta getur enginn vitað.',
  'Write when it was, today at the latest.': 'Skrifaðu hvenær það var, í síðasta lagi í dag.',

  // question-taken.ts
  'This question has the same anchor as another, “#{slug}” (line {other}).':
    'Þessi spurning hefur sama akkeri og önnur, „#{slug}“ (lína {other}).',
  'An anchor is made of the first {n} letters of a question; links could not tell the two apart.':
    'Akkeri er búið til úr {n} fyrstu stöfum spurningar; krækja á seinni spurninguna myndi vísa á þá fyrri.',
  'An anchor is made of the letters of a question, without digits and punctuation; links could not tell the two apart.':
    'Akkeri er búið til úr bókstöfum spurningar, án tölustafa og greinarmerkja; krækja á seinni spurninguna myndi vísa á þá fyrri.',
  'Begin one of the two questions differently.': 'Láttu aðra spurninguna byrja öðruvísi.',
  'Use another word in one of the two questions; a number counts if it is written in letters.':
    'Notaðu annað orð í annarri spurningunni; tala dugar ef hún er skrifuð með bókstöfum.',
  'This question has no letters, so it has no anchor.':
    'Í þessari spurningu eru engir bókstafir og hún fær því ekkert akkeri.',
  'An anchor is made of the letters of a question; without it nothing can link to the question.':
    'Akkeri er búið til úr bókstöfum spurningar; án þess er ekki hægt að vísa á spurninguna.',
  'Ask with words, such as “Are you open 24/7?”.':
    'Spyrðu með orðum, til dæmis „Er opið allan sólarhringinn?“.',

  // quiz.ts
  '“{text}” is option {n} of this question as well.':
    '„{text}“ er líka svarmöguleiki nr. {n} við þessa spurningu.',
  'Visitors could not tell the right one from the wrong one.':
    'Gestir gætu ekki greint rétta svarið frá því ranga.',
  'Write another answer here, or there.': 'Breyttu öðru hvoru svarinu.',

  // security-expires.ts
  'security.txt expired on {day}.': 'security.txt rann út {day}.',
  'security.txt expires on {day}.': 'security.txt rennur út {day}.',
  'After that day it can no longer be relied on for reporting a vulnerability (RFC 9116).':
    'Eftir þann dag má ekki lengur treysta skránni þegar tilkynna þarf öryggisveikleika (RFC 9116).',
  'Check that mail to its address is still read, and write a date less than a year ahead.':
    'Gakktu úr skugga um að póstur á netfangið í skránni sé enn lesinn og skrifaðu dag innan við ár fram í tímann.',
  'security.txt is said to hold until {day}, which is more than a year ahead.':
    'security.txt er sögð gilda til {day}, meira en ár fram í tímann.',
  'Readers must not trust it that long; RFC 9116 recommends less than a year.':
    'Svo lengi mega lesendur ekki treysta skránni; RFC 9116 mælir með styttri tíma en ári.',
  'Write a date less than a year ahead.': 'Skrifaðu dag innan við ár fram í tímann.',

  // services.ts
  'The service of {other} has the place {order} as well.': 'Þjónustan í {other} er líka í sæti {order}.',
  'Menus and cards would put the two in the order of their file names.':
    'Í valmyndum og á spjöldum myndu heiti skránna ráða röð þeirra tveggja.',
  'Write another number here or there, in every language, such as {free}.':
    'Skrifaðu aðra tölu hér eða þar, á öllum tungumálum, til dæmis {free}.',
  '“{video}” is the video of {other}, which has another figure or colour.':
    '„{video}“ er myndskeið þjónustunnar í {other}, sem hefur aðra lögun eða annan lit.',
  'Figure, colour and video belong together; visitors would see two different figures on one page.':
    'Lögun, litur og myndskeið eiga saman; annars sæju gestir tvenns konar lögun á sömu síðu.',
  'Write the video of this service, or take all three from there, in every language: shape: {shape}, colour: {colour} and video: {video}.':
    'Skrifaðu myndskeið þessarar þjónustu eða taktu allt þrennt þaðan, á öllum tungumálum: shape: {shape}, colour: {colour} og video: {video}.',
  'Nobody can choose this service in the quote form.':
    'Ekki er hægt að velja þessa þjónustu í tilboðsforminu.',
  'The form has its own list of services, and the links on this page select nothing in it.':
    'Formið hefur sinn eigin lista yfir þjónustu og krækjurnar á þessari síðu velja ekkert í honum.',
  'Add “quoteService:” in every language, with the choice that fits best: {known} (none if no other does).':
    'Bættu við „quoteService:“ á öllum tungumálum, með þeim kosti sem á best við: {known} (none ef enginn annar á við).',

  // terms-date.ts
  'The page is said to have changed on {updated}, which has not come yet.':
    'Síðan er sögð hafa breyst {updated} en sá dagur er ekki runninn upp.',
  'The page shows that day as the one of the last change.':
    'Síðan sýnir þann dag sem dag síðustu breytingar.',
  'Write the day on which the change goes live, today at the latest ({today}).':
    'Skrifaðu daginn sem breytingin birtist, í síðasta lagi daginn í dag ({today}).',

  // thread-price.ts
  'The answer does not name the price of its thread, {price:{price}}.':
    'Svarið nefnir ekki verð þráðarins, {price:{price}}.',
  'The thread shows that price; visitors would read another beside it, or none.':
    'Þráðurinn sýnir það verð; við hlið þess læsu gestir annað verð eða ekkert.',
  'Write {price:{price}} in the answer in every language, or change “price” of the thread.':
    'Skrifaðu {price:{price}} í svarið á öllum tungumálum eða breyttu „price“ þráðarins.',

  // articles.ts
  'No overview of articles is above this page.': 'Ekkert greinasafn er yfir þessari síðu.',
  'Nothing would list it, and its words around day and author would be missing.':
    'Hún væri hvergi á lista og orðin við dagsetningu og höfund vantaði.',
  'Move it into the folder of a page with “template: articles”, such as articles/, in every language. It is a page with “template: {template}”.':
    'Færðu hana í möppu síðu með „template: articles“, til dæmis articles/, á öllum tungumálum. Þetta er síða með „template: {template}“.',
  'The article has the date {date}, which has not come yet, and would be published now.':
    'Greinin er dagsett {date} en sá dagur er ekki runninn upp, og hún yrði birt strax.',
  'Until then readers would see a day to come, and no newer article would stand above it.':
    'Þangað til sæju lesendur ókominn dag og engin nýrri grein kæmist upp fyrir hana.',
  'Write “publishAt: {date}” to publish it on that day, or date it today ({today}).':
    'Skrifaðu „publishAt: {date}“ ef hún á að birtast þann dag, eða dagsettu hana í dag ({today}).',
};
