/** Descriptions of the keys of pages of blocks, and what their checks say. */
export const blocks = {
  client: 'viðskiptavinur',
  case: 'verk',
  person: 'starfsmaður',

  // pages of the kind “page”
  'The colour of the page': 'Litur síðunnar',
  'The blocks of the page, from top to bottom; the same ones in the same order in each language':
    'Kubbar síðunnar, ofan frá og niður; þeir sömu og í sömu röð á öllum tungumálum',
  'The page that the button leads to; without it, the form on this page or else the quote form':
    'Síðan sem hnappurinn vísar á; án þessa lykils vísar hann á formið á þessari síðu eða, sé þar ekkert form, á tilboðsformið',
  'The service that the button chooses in the quote form; then it leads there':
    'Þjónustan sem hnappurinn velur í tilboðsforminu; þá vísar hann þangað',
  'A button': 'Hnappur',

  // every block
  'What kind of block it is': 'Tegund kubbsins',
  'The text; a blank line starts a new paragraph': 'Textinn; á eftir auðri línu hefst ný efnisgrein',

  // text
  'A text, with points and links where they help': 'Texti, með punktum og krækjum þar sem þörf er á',
  'A point, in a few words': 'Einn punktur í fáum orðum',
  'Links under the text': 'Krækjur undir textanum',
  'The words of the link': 'Orðin í krækjunni',
  'The page that the link leads to': 'Síðan sem krækjan vísar á',

  // picture
  'A picture beside a text; on a phone it stands below':
    'Mynd við hlið texta; í síma stendur hún fyrir neðan',
  'The side of the picture; right without this key':
    'Hvorum megin myndin er, left (vinstra megin) eða right (hægra megin); right án þessa lykils',

  // figures
  'Two to four figures in large type, and where they come from':
    'Tvær til fjórar tölur með stóru letri, og hvaðan þær koma',
  'The figures': 'Tölurnar',
  'Where the figures come from, and of what time they are': 'Hvaðan tölurnar koma og frá hvaða tíma þær eru',

  // quotation
  'What somebody says, in large type': 'Ummæli með stóru letri',
  'What is said, without quotation marks': 'Ummælin, án gæsalappa',

  // people, clients, cases
  'People of the agency, with their portraits': 'Starfsfólk stofunnar, með myndum',
  'Clients with their logos': 'Viðskiptavinir og merki þeirra',
  'What was done for clients, with figures and quotations':
    'Verk sem unnin voru fyrir viðskiptavini, með tölum og ummælum',
  'The keys of those that are shown, in this order; without this key all are':
    'Lyklar þess sem er sýnt, í þessari röð; án þessa lykils er allt sýnt',
  'A key of people.yaml': 'Lykill úr people.yaml',
  'A key of clients.yaml': 'Lykill úr clients.yaml',
  'A key of cases.yaml': 'Lykill úr cases.yaml',

  // steps
  'How it goes, step by step along a thread': 'Gangur verksins, skref fyrir skref eftir þræði',
  'The steps in their order': 'Skrefin í réttri röð',

  // questions
  'Questions that open, picked from the page of questions or its own':
    'Spurningar sem opnast, teknar af spurningasíðunni eða aðeins á þessari síðu',
  'Questions of the page of questions, in this order': 'Spurningar af spurningasíðunni, í þessari röð',
  'A question of faq.yaml, word for word': 'Spurning úr faq.yaml, orðrétt',
  'Questions that are on this page alone': 'Spurningar sem eru aðeins á þessari síðu',

  // plans
  'Plans of the price list, with their prices': 'Þjónustuleiðir úr verðskránni, með verði',
  'The id of a plan in pricing.yaml': 'Auðkenni (id) þjónustuleiðar í pricing.yaml',

  // form, callToAction
  'The contact form or the quote form; at most one on a page':
    'Samskiptaformið eða tilboðsformið; í mesta lagi eitt form á síðu',
  'The form': 'Formið',
  'An invitation with a button, on a field of colour': 'Hvatning með hnappi, á lituðum fleti',

  // checks/blocks.ts
  'There is no question “{q}” in faq.yaml.': 'Spurningin „{q}“ er ekki í faq.yaml.',
  'The block shows the answer that stands there.': 'Kubburinn sýnir svarið sem þar stendur.',
  'Write the question word for word, or give it an answer of its own under “items”.':
    'Skrifaðu spurninguna orðrétt eða settu hana með eigin svari undir „items“.',
  'Did you mean “{suggestion}”? Write the question word for word, or give it an answer of its own under “items”.':
    'Áttirðu við „{suggestion}“? Skrifaðu spurninguna orðrétt eða settu hana með eigin svari undir „items“.',
  'There is no plan “{id}” in pricing.yaml.': 'Þjónustuleiðin „{id}“ er ekki í pricing.yaml.',
  'The block shows the name and price of the plan as they stand there.':
    'Kubburinn sýnir heiti og verð leiðarinnar eins og þau standa þar.',
  'This block shows nothing, because there is no {file}.':
    'Kubburinn sýnir ekkert, því að skrána {file} vantar.',
  'Visitors would see neither the block nor its heading.': 'Gestir sæju hvorki kubbinn né fyrirsögn hans.',
  'Write {file}, or remove the block in every language.':
    'Skrifaðu {file} eða fjarlægðu kubbinn á öllum tungumálum.',
  'This block has no questions.': 'Í þessum kubbi eru engar spurningar.',
  'Visitors would see a heading with nothing below it.': 'Gestir sæju fyrirsögn og ekkert undir henni.',
  'Name questions of faq.yaml under “pick”, or write some under “items”.':
    'Nefndu spurningar úr faq.yaml undir „pick“ eða skrifaðu nýjar undir „items“.',
  'The page has a form already.': 'Á síðunni er þegar form.',
  'Two forms on a page have the same fields, and visitors would not know which to send.':
    'Tvö form á sömu síðu hafa sömu reiti og gestir vissu ekki hvort formið þeir ættu að senda.',
  'Remove one of the two blocks in every language.': 'Fjarlægðu annan kubbinn á öllum tungumálum.',
  'The button leads to a page and to the quote form.': 'Hnappurinn vísar bæði á síðu og á tilboðsformið.',
  '“service” chooses a service in the quote form, and leads there.':
    '„service“ velur þjónustu í tilboðsforminu og vísar þangað.',
  'Remove “page” or “service” in every language.': 'Fjarlægðu „page“ eða „service“ á öllum tungumálum.',
};
