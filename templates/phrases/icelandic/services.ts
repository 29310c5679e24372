/** Descriptions of the keys of pages that present a service. */
export const services = {
  'The place among the services': 'Sæti þjónustunnar í röðinni',
  'The colour of the service': 'Litur þjónustunnar',
  'The figure of the service': 'Lögun þráðarins sem einkennir þjónustuna',
  'A file name in media/loops, without ending': 'Heiti skráar í media/loops, án skráarendingar',
  'The service that the links of this page choose in the quote form; none if it does not have it':
    'Þjónustan sem krækjur síðunnar velja í tilboðsforminu; none ef hún er þar ekki',
  'One line for menus and cards, at most 90 characters':
    'Ein lína fyrir valmyndir og spjöld, í mesta lagi 90 stafir',

  // Digital strategy, web development and gamification
  'The whole strategy of an example, as one sheet of paper':
    'Öll stefnan í sýnidæmi, eins og hún lítur út á einu blaði',
  'What the entry is for, such as “Goal” or a day': 'Það sem liðurinn er um, til dæmis „Markmið“ eða dagur',
  'What shall be reached': 'Það sem á að nást',
  'Whom it is for': 'Fyrir hverja það er',
  'What is done when, in the order of the days': 'Það sem er gert og hvenær, í tímaröð',
  'What the strategy leaves out': 'Það sem stefnan sleppir',
  'Says that the following is left out': 'Segir að því sem á eftir fer sé sleppt',
  'What is left out; it is struck through': 'Það sem er sleppt; strikað er yfir það',
  'The whole strategy': 'Stefnan í heild',
  'What can be had of it by itself': 'Þeir hlutar sem fást einir og sér',
  'The heading of the intro': 'Fyrirsögn inngangsins',
  'The name of the technology': 'Heiti tækninnar',
  'The percentage, without sign': 'Hlutfallið í prósentum, án prósentumerkis',
  'What grows': 'Það sem eykst',
  'The anchor of the demo': 'Akkeri sýnidæmisins, þ.e. sá hluti veffangsins sem kemur á eftir #',
  'One sentence about the games in it': 'Ein setning um leikina í flokknum',
  'The name of the game type': 'Heiti leiksins',
  'luck, knowledge or skill': 'luck (heppni), knowledge (þekking) eða skill (færni)',

  // The budget
  'The label of the slider': 'Heiti sleðans',
  'What follows the amount': 'Það sem stendur á eftir upphæðinni',
  'The least amount, in ISK': 'Lægsta upphæðin í krónum',
  'The greatest amount, in ISK': 'Hæsta upphæðin í krónum',
  'From one amount to the next, in ISK': 'Bilið á milli upphæða í krónum',
  'An amount in ISK that is answered without script; the first is where the slider begins':
    'Upphæð í krónum sem dæmi er sýnt um þar sem JavaScript er ekki keyrt; sleðinn byrjar á þeirri fyrstu',
  'What is bought, as the price list calls it': 'Það sem er keypt, undir sama heiti og í verðskránni',
  'Its price, a key of prices.yaml without “from”, because prices are added up':
    'Verð þess, lykill úr prices.yaml sem er ekki með „from“, því að verðin eru lögð saman',
  'What the rest pays for: the ads themselves, and whom the client pays':
    'Það sem afgangurinn fer í, birtingarnar sjálfar, og hverjum viðskiptavinurinn greiðir þær',
  'How the amount is divided': 'Hvernig upphæðin skiptist',
  'Says that prices are without VAT, and what else a reader should know':
    'Fyrirvari um að verð sé án virðisaukaskatts, og annað sem lesandinn ætti að vita',

  // The race
  'The name of this page on the track': 'Heiti þessarar síðu á brautinni',
  'The words at the limit of what Google calls good': 'Orðin við mörk þess sem Google telur gott',
  'The words at the limit beyond which Google calls a page poor':
    'Orðin við mörkin þar sem síða fer að teljast slök að mati Google',
  'A time in seconds': 'Tími í sekúndum',
  'What separates the decimals of a number: a comma or a full stop':
    'Táknið á undan aukastöfum í tölu: komma eða punktur',
  'The words of the button that starts the race': 'Orðin á hnappinum sem ræsir kapphlaupið',
  'What is said when this page has finished': 'Það sem sagt er þegar þessi síða er komin í mark',
  'What is compared, under which conditions and when measured':
    'Hvað er borið saman, við hvaða aðstæður og hvenær var mælt',
  'The words of the link to what Google says of the limits': 'Orðin í krækjunni á skýringu Google á mörkunum',

  // The specimen
  'The label of the field': 'Heiti reitsins',
  'The name that the field shows at first, with some of the letters':
    'Nafnið sem stendur í reitnum í upphafi, með einhverjum stafanna úr listanum',
  'What the list of letters is': 'Yfirskrift stafalistans',
  'Letters that a typeface must have': 'Stafir sem letur þarf að hafa',
  'Which of them the typed text uses': 'Hverjir stafanna eru í textanum sem sleginn er inn',
  'What is said when it uses none': 'Það sem sagt er þegar enginn stafanna er í textanum',
  'What it costs, in words, if the price list does not have it':
    'Verðið í orðum, ef það er ekki í verðskránni',
  'What it costs, a key of prices.yaml, if the price list has it':
    'Verðið, lykill úr prices.yaml, ef það er í verðskránni',
  'The least price of the service on the price list, a key of prices.yaml':
    'Lægsta verð þjónustunnar í verðskránni, lykill úr prices.yaml',
  'What the service usually costs, if the price list does not have it':
    'Það sem þjónustan kostar yfirleitt, ef það er ekki í verðskránni',
  'The second button of the opening, if the price list does not have the service':
    'Seinni hnappurinn efst á síðunni, ef þjónustan er ekki í verðskránni',
  'The section of this page that it leads to, as in the address after #':
    'Kaflinn á þessari síðu sem hann vísar á, eins og hann heitir í veffanginu á eftir #',

  // The example
  'An example of what a client gets': 'Sýnidæmi um það sem viðskiptavinur fær',
  'What is shown, and for what kind of business': 'Hvað er sýnt og fyrir hvers konar fyrirtæki',
  'The rows of a plan': 'Línur í áætlun',
  'What the row is for, such as a day or “Goal”': 'Það sem línan er um, til dæmis dagur eða „Markmið“',
  'What it says': 'Það sem í henni stendur',
  'Who, where or when': 'Hver, hvar eða hvenær',
  'Two finished pieces; without rows the first is before and the second after':
    'Tvö fullbúin verk; ef engar línur eru í dæminu sýnir hið fyrra stöðuna fyrir breytingu og hið síðara eftir hana',
  'What a visitor lacks who needs it, in two or three words':
    'Það sem gestinn vantar þegar hann þarf þessa þjónustu, í tveimur eða þremur orðum og í þolfalli',
  'A faster website': 'Hraðari vef',
  'The question that the index of needs answers, such as “What do you need?”':
    'Spurningin sem listinn yfir þarfir svarar, til dæmis „Hvað vantar þig?“',
  'What it is, such as “Before” or “Tuesday on Instagram”':
    'Hvað þetta er, til dæmis „Fyrir“ eða „Þriðjudagur á Instagram“',
  'The words on the picture of a post': 'Orðin á mynd færslunnar',
  'The top of a web page around the text, as a drawing':
    'Efsti hluti vefsíðu utan um textann, sýndur sem teikning',
  'The address of the website, such as “plumbing.example”': 'Veffangið, til dæmis „pipulagnir.example“',
  'The heading of the page': 'Fyrirsögn síðunnar',
  'The words on a button below the text': 'Orðin á hnappi undir textanum',
  'The figure on the picture, if it is not that of the service':
    'Lögun þráðarins á myndinni, ef hún er önnur en sú sem einkennir þjónustuna',
  'The text of the piece': 'Texti verksins',
  'A form on a phone, as a drawing': 'Form á síma, sýnt sem teikning',
  'What is above the fields, such as what is ordered':
    'Það sem stendur fyrir ofan reitina, til dæmis hvað er verið að panta',
  'What is below the title, such as what was chosen before':
    'Það sem stendur undir titlinum, til dæmis hvað var valið í fyrra skrefi',
  'What is below the label': 'Það sem stendur undir heiti reitsins',
  'What is in the field': 'Það sem stendur í reitnum',
  'The words on a button': 'Orðin á hnappi',
  'Why it was made like this': 'Hvers vegna þetta er gert svona',
};
