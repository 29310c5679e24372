/** Descriptions of the keys of pages, but for those that present a service. */
export const pages = {
  // about.md
  'Names the line of time for screen readers': 'Heiti tímalínunnar fyrir skjálesara',
  'A year, or a word': 'Ártal eða orð',
  Today: 'Í dag',
  'What happened then, in one sentence': 'Það sem gerðist þá, í einni setningu',
  'What we do first, then and last': 'Það sem við gerum fyrst, síðan og loks',
  'What it means, in a sentence or two': 'Hvað það þýðir, í einni eða tveimur setningum',
  'From the tangle to the straight thread; each has a drawing of it':
    'Frá flækju að beinum þræði; teikning af þræðinum fylgir hverju skrefi',
  'The drawing of it: a clock, a bulb, a peak or an eye':
    'Teikning gildisins: klukka (clock), ljósapera (bulb), fjallstindur (peak) eða auga (eye)',
  'A page that shows it': 'Síða sem sýnir það í verki',
  'The anchor of the section of that page that shows it':
    'Akkeri kaflans sem sýnir það, þ.e. sá hluti veffangsins sem kemur á eftir #',
  'The words of the link to it': 'Orðin í krækjunni þangað',

  // contact.yaml and quote.yaml
  'The heading over the contact details': 'Fyrirsögnin yfir símanúmeri, netfangi og heimilisfangi',
  'The label of the address': 'Orðið við heimilisfangið',
  'The country in this language': 'Heiti landsins á þessu tungumáli',
  'The label of the opening hours': 'Orðið við opnunartímann',
  'The weekdays and hours': 'Opnunardagar og opnunartími',
  'When it is closed': 'Hvenær er lokað',
  'How soon messages are answered': 'Hve fljótt skilaboðum er svarað',
  'The heading over the form': 'Fyrirsögnin yfir forminu',
  'An invitation to ask for a quote instead': 'Hvatning til að biðja heldur um tilboð',
  'Thanks for a message that has arrived': 'Þakkir fyrir skilaboð sem hafa borist',
  'Thanks for one that could not be sent yet and waits; it must not say that it has arrived':
    'Þakkir fyrir skilaboð sem bíða sendingar; ekki má segja að þau hafi borist',
  'What happens next, and when': 'Hvað gerist næst og hvenær',
  'Before the e-mail address to which the reply goes': 'Orðin á undan netfanginu sem svarið berst á',
  'Before the names of the services that were chosen': 'Orðin á undan heitum þeirrar þjónustu sem var valin',
  'A step on the way to the answer; the first one has been taken':
    'Skref á leiðinni að svarinu; það fyrsta hefur þegar verið tekið',
  'The button that goes back to the form': 'Orðin á hnappinum sem opnar formið aftur',
  'What the information is used for, and how long it is kept':
    'Til hvers upplýsingarnar eru notaðar og hve lengi þær eru geymdar',
  'The words of the link to the section of the terms that says more':
    'Orðin í krækjunni á þann kafla skilmálanna sem segir nánar frá',
  'The anchor of that section': 'Akkeri kaflans, þ.e. sá hluti veffangsins sem kemur á eftir #',
  'The legend of name, company and the like': 'Yfirskrift reitanna fyrir nafn, fyrirtæki og þess háttar',
  'The legend of services, time and money': 'Yfirskrift reitanna fyrir þjónustu, tímaramma og fjárhag',
  'The legend of the service choices': 'Yfirskrift reitanna fyrir val á þjónustu',
  'That several can be chosen': 'Ábending um að velja megi fleira en eitt',
  'The name of the choice; it is sent with the form': 'Heiti kostsins; það er sent með forminu',
  'A few words about it': 'Fáein orð til skýringar',
  'Another amount': 'Kosturinn „Önnur upphæð“',
  'What happens after the form is sent': 'Fyrirsögnin yfir því sem gerist þegar formið hefur verið sent',
  'What is chosen, beside the form': 'Listi við hlið formsins yfir það sem er valið',
  'Over the services that are chosen in the form, each with its price':
    'Fyrirsögnin yfir þjónustunni sem er valin í forminu; verð fylgir hverjum lið',
  'What these prices are, and that the quote is for the task at hand':
    'Hvers konar verð þetta er og að tilboðið miðist við verkið sjálft',

  // articles.yaml and what is below it
  'The title of the further pages of the list; keep {title} and {n}':
    'Titill síðna listans á eftir þeirri fyrstu; ekki má vanta {title} og {n}',
  'Names the links between the pages of the list, for screen readers':
    'Heiti krækjanna á milli síðna listans, fyrir skjálesara',
  'The link to newer articles': 'Orðin í krækjunni á nýrri greinar',
  'The link to older articles': 'Orðin í krækjunni á eldri greinar',
  'Who wrote an article; keep {name}': 'Hver skrifaði greinina; ekki má vanta {name}',
  'When an article last changed; keep {day}': 'Hvenær greininni var síðast breytt; ekki má vanta {day}',
  'Names the tags of an article, for screen readers': 'Heiti listans yfir efnisorð greinar, fyrir skjálesara',
  'Over the newest other articles, below an article':
    'Fyrirsögnin yfir öðrum nýlegum greinum, neðan við grein',
  'The link to the feed, for those who read it in a program of their own':
    'Orðin í krækjunni á fréttaveituna, fyrir þá sem nota fréttalesara',
  'The day of the article; the newest stands first': 'Dagsetning greinarinnar; nýjasta greinin er efst',
  'The day on which it last changed, if readers should know':
    'Dagurinn sem henni var síðast breytt, ef lesendur eiga að vita af því',
  'The name of whoever wrote it': 'Nafn höfundar',
  'A page of the kind “tag”, such as articles/search': 'Síða af tegundinni „tag“, til dæmis articles/search',
  'What it is about; each tag lists its articles':
    'Um hvað greinin fjallar; á síðu hvers efnisorðs eru greinar um það taldar upp',

  // faq.yaml
  'The question, as a visitor would ask it': 'Spurningin eins og gestur myndi orða hana',
  'The answer; a blank line starts a new paragraph': 'Svarið; á eftir auðri línu hefst ný efnisgrein',
  'true for the few questions that are asked most; they stand at the top of the page':
    'true við þær fáu spurningar sem oftast koma upp; þær birtast efst á síðunni',
  'The anchor of the section of that page that says more':
    'Akkeri þess kafla síðunnar sem segir nánar frá, þ.e. sá hluti veffangsins sem kemur á eftir #',
  'The heading over the questions that say popular: true':
    'Fyrirsögnin yfir spurningunum sem eru merktar popular: true',
  'The words on the button to the contact page': 'Orðin á hnappinum sem vísar á síðuna „Hafa samband“',

  // home.yaml
  'The words on the button to the prices': 'Orðin á hnappinum sem vísar á verðskrána',
  'Under the buttons: for whom the agency works, and from what price':
    'Undir hnöppunum: fyrir hverja stofan vinnur og frá hvaða verði',
  'The words for one pulled thread, for two and for three':
    'Orðin fyrir einn þráð sem togað er í, fyrir tvo og fyrir þrjá',
  'What is offered, in two or three words; stands beside its price once the thread is pulled':
    'Hvað er í boði, í tveimur eða þremur orðum; stendur við verðið þegar togað hefur verið í þráðinn',
  'In place of the invitation, once all threads are straight':
    'Kemur í stað hvatningarinnar þegar greitt hefur verið úr öllum þráðunum',
  'The button that tangles them again': 'Orðin á hnappinum sem flækir þá aftur',
  'Invites to pull a thread': 'Hvatning til að toga í þráð',
  'The word at the end of a thread': 'Orðið við enda þráðar',
  Pull: 'Toga',
  'What all answers cost together, said once all threads are straight':
    'Hvað öll svörin kosta samtals; birtist þegar allir þræðirnir eru beinir',
  'What keeps a visitor awake, in their own words; the shorter the better':
    'Það sem heldur vöku fyrir gestinum, með hans eigin orðum; því styttra, því betra',
  'One sentence: what is done about it, and what that costs, as {price:…}':
    'Ein setning: hvað er gert í málinu og hvað það kostar, skrifað sem {price:…}',
  'The price of the answer, a key of prices.yaml': 'Verðið í svarinu, lykill úr prices.yaml',
  'The service that the link chooses in the quote form': 'Þjónustan sem krækjan velur í tilboðsforminu',
  'The service that the card sells': 'Þjónustan sem spjaldið kynnir',
  'A feature, a few words': 'Eitt atriði í fáum orðum',
  'The page that the card leads to': 'Síðan sem spjaldið vísar á',
  'What it costs at least, a key of prices.yaml': 'Lægsta verð, lykill úr prices.yaml',
  'The name of the group': 'Heiti hópsins',
  'A service of the group': 'Þjónustusíða í hópnum',

  // not-found.yaml
  'The words on the button that goes one step back': 'Orðin á hnappinum sem fer eitt skref til baka',
  'What stands before links to pages whose addresses are like the one that was asked for':
    'Það sem stendur á undan krækjum á síður með svipað veffang og beðið var um',

  // terms.md
  'The day on which the terms last changed': 'Dagurinn sem skilmálarnir breyttust síðast',
  'The heading of the periods that clients ask about':
    'Fyrirsögnin yfir frestum og gildistíma sem viðskiptavinir spyrja um',
  'A number and its unit': 'Tala og eining',
  '30 days': '30 dagar',
  'What lasts so long': 'Það sem tíminn á við um',
  'The page that says so': 'Síðan þar sem það stendur',
  'That the terms themselves apply': 'Fyrirvari um að skilmálarnir sjálfir gildi',
};
