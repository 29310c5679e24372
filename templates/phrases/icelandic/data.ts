/** Descriptions of the data files but for `site.yaml`, `ui.yaml` and `prices.yaml`, and of their keys. */
export const data = {
  'the facts that are the same in every language': 'staðreyndir sem eru eins á öllum tungumálum',
  'the clients that the site may name': 'viðskiptavinir sem nefna má á vefnum',
  'the facts of what was done for clients': 'staðreyndir um verk fyrir viðskiptavini',
  'the people of the agency': 'starfsfólkið',
  'what Lighthouse has found': 'niðurstöður Lighthouse',
  'the words of the interface': 'orð á hnöppum, í valmyndum og tilkynningum',
  'the sentences of the privacy notice for each way of running the site':
    'setningar um persónuvernd, eftir því hvernig vefurinn er rekinn',
  'the words around what proves the work':
    'orðin í kringum tölur um vefinn sjálfan, viðskiptavini, verk og fólk',
  'the words of what was done for clients': 'orðin um verk fyrir viðskiptavini',
  'what the people of the agency do': 'störf starfsfólksins',
  'what all pages say at the top for a while': 'tilkynningar sem standa tímabundið efst á öllum síðum',
  'the questions of the quiz': 'spurningarnar í spurningaleiknum',
  'the popular searches and extra search items': 'vinsæl leitarorð og fleira fyrir leitina á vefnum',

  // notices.yaml
  'What visitors should know, in a sentence or two':
    'Það sem gestir þurfa að vita, í einni eða tveimur setningum',
  'A link to a page that says more': 'Krækja á síðu þar sem meira stendur',
  'A key; visitors who have closed a notice see it again under another key':
    'Lykill; gestir sem hafa lokað tilkynningu sjá hana aftur undir nýjum lykli',

  // cases.yaml
  'The client: a key of clients.yaml': 'Viðskiptavinurinn, lykill úr clients.yaml',
  'The page of the service, such as services/web-development':
    'Síða þjónustunnar, til dæmis services/web-development',
  'What follows the number': 'Það sem stendur á eftir tölunni',
  'What follows the number; a word gets a space before it':
    'Það sem stendur á eftir tölunni; á undan orði kemur bil',
  'The day on which it was measured': 'Dagurinn sem mælt var',
  'Figures that can be proven, by key; their words are in the languages’ cases.yaml':
    'Tölur sem hægt er að sanna, hver undir sínum lykli; orðin um þær eru í cases.yaml á hverju tungumáli',
  'The name of the person who is quoted': 'Nafn þess sem vitnað er í',
  'What was achieved, in a few words': 'Árangurinn í fáum orðum',
  'What the client was struggling with': 'Vandinn sem viðskiptavinurinn glímdi við',
  'What was done about it': 'Það sem var gert í málinu',
  'What the picture shows, for those who do not see it': 'Það sem myndin sýnir, fyrir þá sem sjá hana ekki',
  'Where the number comes from': 'Hvaðan talan er fengin',
  'The words of the figures, by their keys in cases.yaml':
    'Orðin um tölurnar, undir sömu lyklum og í cases.yaml',
  'What the client says, without quotation marks': 'Það sem viðskiptavinurinn segir, án gæsalappa',
  'What the person does who says it': 'Starf þess sem vitnað er í',

  // clients.yaml and people.yaml
  'The name of the client': 'Nafn viðskiptavinarins',
  'The logo in one colour: a file name in media/icons, without .svg':
    'Merkið í einum lit: heiti skráar í media/icons, án .svg',
  'The year since which it has been a client': 'Árið sem viðskiptin hófust',
  'The name of the person': 'Nafn starfsmannsins',
  'What the person does, in a few words': 'Það sem starfsmaðurinn gerir, í fáum orðum',

  // proof.yaml
  'Over the figures of the site itself': 'Fyrirsögnin yfir tölunum um vefinn sjálfan',
  'The most that the text and first styles of the page may weigh, in kB':
    'Hámarksþyngd texta síðunnar og útlits þess sem sést fyrst, í kB',
  'The most that the scripts of the page may weigh, in kB': 'Hámarksþyngd JavaScript á síðunni, í kB',
  'From how many other hosts the site fetches something without consent':
    'Fjöldi annarra netþjóna sem vefurinn sækir efni til án samþykkis',
  'The least score that Lighthouse has given': 'Lægsta einkunnin í Lighthouse',
  'What the number counts; keep {pages}; keep {day}': 'Það sem talan sýnir; ekki má vanta {pages} og {day}',
  'How a visitor can check the figures': 'Hvernig gestur getur sannreynt tölurnar',
  'The link that measures the page at PageSpeed Insights':
    'Orðin í krækjunni sem mælir síðuna með PageSpeed Insights',
  'Over the clients, where clients.yaml has any':
    'Fyrirsögnin yfir viðskiptavinunum, ef einhverjir eru í clients.yaml',
  'Since when a client has been one': 'Hvenær viðskiptin hófust',
  'Over the problem of a client': 'Fyrirsögnin yfir vanda viðskiptavinar',
  'Over what was done about it': 'Fyrirsögnin yfir því sem var gert í málinu',
  'Where a figure comes from': 'Hvaðan tala er fengin',

  // quiz.yaml
  'The name of the question, the same in every language':
    'Auðkenni spurningarinnar, hið sama á öllum tungumálum',
  'The question': 'Spurningin',
  'An answer to choose': 'Svarmöguleiki',
  'The number of the right option: 1 for the first, 4 for the last':
    'Númer rétta svarmöguleikans: 1 er sá fyrsti, 4 sá síðasti',
  'Why it is right': 'Hvers vegna svarið er rétt',

  // search.yaml
  'What the button says; a click searches for it':
    'Orðin á hnappinum; leitað er að þeim þegar smellt er á hann',
  'The name of the item, the same in every language': 'Auðkenni atriðisins, hið sama á öllum tungumálum',
  'What is found': 'Það sem finnst',
  'The category of the item': 'Flokkur atriðisins',
  Marketing: 'Markaðssetning',
  'The page that speaks of it': 'Síðan sem fjallar um efnið',
  'Groups of words that mean the same to a visitor; any of them finds the others':
    'Hópar orða sem merkja það sama í huga gestsins; hvert þeirra finnur hin',
  'A word of the group': 'Orð í hópnum',
  'What a visitor calls the phone number': 'Það sem gestir kalla símanúmerið',
  'What a visitor calls the e-mail address': 'Það sem gestir kalla netfangið',
  'What a visitor calls the address': 'Það sem gestir kalla heimilisfangið',
  'What a visitor calls the opening hours': 'Það sem gestir kalla opnunartímann',
  'What a visitor calls the time within which messages are answered':
    'Það sem gestir kalla tímann sem líður þar til skilaboðum er svarað',
  'What a visitor calls the registration number': 'Það sem gestir kalla kennitöluna',
  'What a visitor calls the VAT number': 'Það sem gestir kalla VSK-númerið',
  'The category of services': 'Heiti flokksins fyrir þjónustu',
  'The category of pages': 'Heiti flokksins fyrir síður',
  'The category of questions': 'Heiti flokksins fyrir spurningar',

  // templates/proof/lighthouse.json
  'The day on which the pages were measured': 'Dagurinn sem síðurnar voru mældar',
  'How many pages were measured, in all languages': 'Fjöldi síðna sem voru mældar, á öllum tungumálum',
  'The least of their scores in all categories, of 100': 'Lægsta einkunn þeirra í öllum flokkum, af 100',
  'Time until the largest part of the page on web development is painted (LCP), in ms: for a phone on slow 4G in the whole browser, the median of three runs, the worse of the languages':
    'Tíminn í millisekúndum þar til stærsti hluti síðunnar um vefsíðugerð hefur birst (LCP) í síma á hægu 4G-neti: miðgildi þriggja mælinga í fullbúnum vafra, á því tungumáli sem kom verr út',
};
