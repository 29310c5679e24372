/** Descriptions of the keys of `ui.yaml`, but for the opening hours and the cookie dialog. */
export const interfaceWords = {
  // navigation
  'The skip link': 'Orðin í krækjunni sem hleypur yfir valmyndina',
  'Names the main navigation for screen readers': 'Heiti aðalvalmyndarinnar fyrir skjálesara',
  'The name of the home page in breadcrumbs, and of the logo link':
    'Heiti forsíðunnar í brauðmolaslóðinni og í krækjunni á merkinu',
  'The button that opens the list of services': 'Heiti hnappsins sem opnar listann yfir þjónustu',
  'The link to the overview in the list of services': 'Orðin í krækjunni á yfirlitið í þjónustulistanum',
  'The quote button': 'Orðin á tilboðshnappinum',
  'The search button': 'Heiti leitarhnappsins',
  'Opens the mobile menu': 'Heiti hnappsins sem opnar valmyndina í síma',
  'Closes the mobile menu': 'Heiti hnappsins sem lokar valmyndinni í síma',
  'Names the mobile menu': 'Heiti valmyndarinnar í síma, fyrir skjálesara',
  'Names the breadcrumbs for screen readers': 'Heiti brauðmolaslóðarinnar fyrir skjálesara',
  'Names the language menu': 'Heiti tungumálavalsins fyrir skjálesara',
  'The name of this language, in this language': 'Heiti tungumálsins á því sjálfu',

  // notices
  'Names the notices at the top of all pages for screen readers':
    'Heiti tilkynninganna efst á öllum síðum, fyrir skjálesara',
  'Closes a notice': 'Heiti hnappsins sem lokar tilkynningu',

  // footer
  'Heading over the services': 'Fyrirsögnin yfir þjónustunni',
  'Heading over the company pages': 'Fyrirsögnin yfir síðunum um fyrirtækið',
  'Heading over the contact details': 'Fyrirsögnin yfir símanúmeri, netfangi og heimilisfangi',
  'The label of the registration number': 'Orðið við kennitöluna',
  'The label of the VAT number (Act no. 50/1988)': 'Orðið við VSK-númerið (lög nr. 50/1988)',
  '“{brand} on {network}”': '„{brand} á {network}“',
  'All rights reserved': 'Setningin „Öll réttindi áskilin“',
  'The link that opens the cookie dialog': 'Heiti hnappsins sem opnar vafrakökugluggann',
  'The line about the parent company': 'Línan um móðurfélagið',

  // actions
  'The button that closes a service page': 'Orðin á hnappinum neðst á þjónustusíðu',
  'Unfolds the rest of a text on phones': 'Heiti hnappsins sem sýnir afganginn af texta í síma',
  'Unfolds the steps of a process on phones': 'Heiti hnappsins sem sýnir skrefin í verkferli í síma',
  'Leads to a page that says more': 'Orðin í krækju á síðu sem segir nánar frá',
  'The badge for features not shown': 'Merkimiðinn um atriðin sem sjást ekki',
  'The share button': 'Heiti hnappsins sem deilir síðunni',
  'After the address was copied': 'Það sem birtist þegar veffangið hefur verið afritað',
  'Copies the address': 'Heiti hnappsins sem afritar veffangið',
  'Shares on a network': 'Heiti hnappsins sem deilir síðunni á samfélagsmiðli',
  'Shares by e-mail': 'Heiti hnappsins sem deilir síðunni í tölvupósti',
  'The subject of a shared e-mail': 'Efnislína tölvupósts þegar síðu er deilt',
  'The text of a shared e-mail': 'Texti tölvupósts þegar síðu er deilt',
  'Pauses the background video': 'Heiti hnappsins sem stöðvar myndskeiðið í bakgrunni',
  'Plays the background video': 'Heiti hnappsins sem spilar myndskeiðið í bakgrunni',
  'Said by screen readers after a link to another site':
    'Það sem skjálesarar lesa á eftir krækju á annan vef',

  // prices and headings
  'Before the least price of a service': 'Orðin á undan lægsta verði þjónustu',
  'After it: that it is without VAT': 'Orðin á eftir því: að það sé án virðisaukaskatts',
  'The button that leads from a service to its prices':
    'Orðin á hnappinum sem vísar af þjónustusíðu á verðin',
  'Over an example of the work of a service': 'Yfirskrift sýnidæmis um verk þjónustunnar',
  'In place of the price of a service that has none':
    'Það sem stendur í stað verðs ef þjónustan hefur ekkert',
  'The prefix of a least price': 'Orðið á undan lágmarksverði',
  'The badge of what costs nothing': 'Merkimiðinn á því sem kostar ekkert',
  'Over the links to the other services': 'Fyrirsögnin yfir krækjum á aðra þjónustu',
  'Over the table of contents of the terms': 'Fyrirsögnin yfir efnisyfirliti skilmálanna',
  'Before the date of the last change': 'Orðin á undan dagsetningu síðustu breytingar',
  'Over the examples of a kind of cookie': 'Fyrirsögnin yfir dæmum um vafrakökur í flokki',
  'The sentence that says which fields must be filled': 'Setning um það hvaða reiti þarf að fylla út',
  'Said of fields that may stay empty': 'Orðið við reiti sem mega vera auðir',
  'The label of a field that people must leave empty': 'Heiti reits sem fólk á að skilja eftir auðan',

  // faq
  'The label of the search box': 'Heiti leitarreitsins',
  'An example inside the empty search box': 'Dæmi í auðum leitarreitnum',
  'Clears the search box and the category': 'Heiti hnappsins sem hreinsar leitina og valinn flokk',
  'Names the category chips': 'Heiti flokkahnappanna fyrir skjálesara',
  'The chip for all categories': 'Heiti hnappsins fyrir alla flokka',
  'The result count for 1, 21, 31 …': 'Fjöldi niðurstaðna þegar hann er 1, 21, 31 …',
  'The result count otherwise': 'Fjöldi niðurstaðna í öðrum tilvikum',
  'No question matches': 'Það sem sagt er þegar engin spurning finnst',
  'What to try when no question matches': 'Það sem gestir geta reynt þegar engin spurning finnst',
  'There are no questions at all': 'Það sem sagt er þegar engar spurningar eru til',

  // search
  'Names the search dialog': 'Heiti leitargluggans',
  'Over the popular searches': 'Fyrirsögnin yfir vinsælum leitarorðum',
  'While the search runs': 'Það sem birtist á meðan leitað er',
  'Nothing was found (specification 6.2)': 'Það sem sagt er þegar ekkert finnst',
  'What to try when nothing was found (specification 6.2)': 'Það sem gestir geta reynt þegar ekkert finnst',
  'Before links to questions, contact page and phone, when nothing was found':
    'Orðin á undan krækjum á spurningar, síðuna „Hafa samband“ og símanúmer þegar ekkert finnst',
  'Closes the dialog': 'Heiti hnappsins sem lokar glugganum',
  'Over what was found of services': 'Fyrirsögnin yfir því sem fannst um þjónustu',
  'Over what was found of prices': 'Fyrirsögnin yfir því sem fannst um verð',
  'Over the questions that were found': 'Fyrirsögnin yfir spurningunum sem fundust',
  'Over what was found of ways to reach the company':
    'Fyrirsögnin yfir því sem fannst um hvernig ná má í fyrirtækið',
  'Over what was found on other pages': 'Fyrirsögnin yfir því sem fannst á öðrum síðum',
  'In place of the count when only the best of the results are shown; keep {n}, which is 12':
    'Það sem kemur í stað fjöldans þegar aðeins bestu niðurstöðurnar eru sýndar; ekki má vanta {n}, sem er 12',
  'Shows the results under a heading that are not shown yet; keep {n}':
    'Birtir það sem enn er falið undir fyrirsögn; ekki má vanta {n}',
  'The index could not be loaded': 'Það sem sagt er þegar ekki tekst að sækja gögn leitarinnar',
  'The button that loads it again': 'Heiti hnappsins sem sækir gögn leitarinnar aftur',

  // errors
  'Over the list of errors of a form': 'Fyrirsögnin yfir listanum um villur í formi',
  'Before the page title when a form has errors':
    'Það sem stendur á undan titli síðunnar þegar villur eru í formi',
  'A part of the page failed (specification 3.9)': 'Það sem sagt er þegar hluti síðunnar bilar',
  'What to do then': 'Það sem gestir geta gert þegar hluti síðunnar bilar',
  'The message could not be delivered yet': 'Það sem sagt er þegar skilaboðin hafa ekki enn komist til skila',
  'The same where the browser stores nothing':
    'Það sem sagt er þegar skilaboðin komast ekki til skila og vafrinn geymir þau ekki',
  'The server could not take a form that was sent without script':
    'Það sem sagt er þegar netþjónninn gat ekki tekið við formi sem var sent án JavaScript',
  'The server could not read what was sent without script, so it is not in the form':
    'Það sem sagt er þegar netþjónninn gat ekki lesið það sem var sent án JavaScript, svo að formið er autt',
  'A form that was sent without script chose what the site no longer offers':
    'Það sem sagt er þegar eitthvað sem er ekki lengur í boði var valið í formi sem var sent án JavaScript',
  'While a form is being sent': 'Það sem birtist á meðan form er sent',

  // quiz
  'Which question of how many': 'Númer spurningarinnar og fjöldi allra',
  'Locks the answer': 'Heiti hnappsins sem festir svarið',
  'Goes to the next question': 'Heiti hnappsins sem birtir næstu spurningu',
  'Goes to the results': 'Heiti hnappsins sem birtir niðurstöðurnar',
  'The answer was right': 'Það sem sagt er þegar svarið er rétt',
  'The answer was wrong': 'Það sem sagt er þegar svarið er rangt',
  'Marks the right option for screen readers': 'Orðin við rétta svarið, fyrir skjálesara',
  'The label of the points': 'Orðið við stigin',
  'The label of the streak': 'Orðin við fjölda réttra svara í röð',
  'The label of the level': 'Orðið við þrepið',
  'The label of the share of right answers': 'Orðin við hlutfall réttra svara',
  'How many answers were right': 'Hve mörg svör voru rétt',
  'Experience toward the next level': 'Reynslustig á leið að næsta þrepi',
  'The heading of the results': 'Fyrirsögn niðurstaðnanna',
  '80 % or more': 'Umsögn þegar 80% svara eða fleiri eru rétt',
  '60 % or more': 'Umsögn þegar 60% svara eða fleiri eru rétt',
  '40 % or more': 'Umsögn þegar 40% svara eða fleiri eru rétt',
  'Less than 40 %': 'Umsögn þegar færri en 40% svara eru rétt',
  'Starts over': 'Heiti hnappsins sem byrjar leikinn upp á nýtt',
  'Shares the score as a picture': 'Heiti hnappsins sem deilir stigunum sem mynd',
  'What is shared with the picture': 'Textinn sem er deilt með myndinni',
  'The heading of the offer to make such a game': 'Fyrirsögnin yfir boði um að smíða svona leik',
  'What such a game does for a company': 'Það sem svona leikur gerir fyrir fyrirtæki',
  'Leads to the quote form': 'Orðin í krækjunni á tilboðsformið',
  'The sentence that the offer writes into the quote form': 'Setningin sem krækjan skrifar í tilboðsformið',
  'Shows the answer where no script runs':
    'Heiti hnappsins sem sýnir svarið þar sem JavaScript er ekki keyrt',
  'Opens the prize draw form': 'Heiti hnappsins sem opnar skráningu í verðlaunapottinn',
  'The heading of the prize draw form': 'Fyrirsögnin yfir skráningu í verðlaunapottinn',
  'Says that the draw is a demo and nothing is sent':
    'Setning um að verðlaunapotturinn sé sýnidæmi og ekkert sé sent',
  'The label of the full name': 'Heiti reitsins fyrir fullt nafn',
  'Sends the prize draw form': 'Heiti hnappsins sem sendir skráningu í verðlaunapottinn',
  'Closes the prize draw form': 'Heiti hnappsins sem hættir við skráningu í verðlaunapottinn',
  'The entry was taken': 'Það sem sagt er þegar skráningin hefur tekist',
};
