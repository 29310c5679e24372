/** Descriptions of the keys of the pricing page and of `prices.yaml`. */
export const pricing = {
  'Where the quote links lead: quote in Icelandic, contact in English (specification 4.11)':
    'Síðan sem tilboðskrækjurnar vísa á: quote á íslensku, contact á ensku',
  'That prices are in ISK, without VAT': 'Setning um að verð sé í íslenskum krónum og án virðisaukaskatts',
  'When invoices are due, and whom the services are for':
    'Greiðslufrestur reikninga og hverjum þjónustan er ætluð',
  'What follows the price of a plan': 'Það sem stendur á eftir verði þjónustuleiðar',
  'per month': 'á mánuði',
  'The badge of the popular plan': 'Merkimiðinn á vinsælustu þjónustuleiðinni',
  'What the parts of a plan cost one by one':
    'Hvað verkin í þjónustuleiðinni kosta samtals séu þau keypt stök',
  'How much less a plan costs than its parts': 'Hve miklu minna leiðin kostar en sömu verk keypt stök',
  'Says that what a plan adds to the one before it is in bold':
    'Setning um að það sem leið hefur umfram þá næstu á undan sé feitletrað',
  'The name of the plan in links to the forms': 'Auðkenni leiðarinnar í krækjum á formin',
  'The name of the plan': 'Heiti leiðarinnar',
  'Whom the plan suits': 'Hverjum leiðin hentar',
  'The words on the link of the plan, with its name': 'Orðin í krækju leiðarinnar, með heiti hennar',
  'Choose Growth': 'Velja Vöxt',
  'The sentence that the link of the plan writes into the form':
    'Setningin sem krækja leiðarinnar skrifar í formið',
  'What of the plan can be bought one by one; the plan must cost less':
    'Verkin í leiðinni sem má kaupa stök; leiðin verður að kosta minna en þau samtals',
  'How often the plan has it, such as a number of hours':
    'Hve mörg slík verk eða hve margar klukkustundir eru í leiðinni',
  'A thing that the plan includes': 'Atriði sem er innifalið í leiðinni',
  'true for the plan that most choose': 'true við leiðina sem flestir velja',
  'The heading over what is good to know of the plans':
    'Fyrirsögnin yfir því sem gott er að vita um leiðirnar',
  'One thing that the plans do not include, or how it is charged':
    'Eitt atriði sem leiðirnar ná ekki yfir, eða hvernig greitt er fyrir það',
  'The anchor of the category': 'Akkeri flokksins, þ.e. sá hluti veffangsins sem kemur á eftir #',
  'The name of the service': 'Heiti þjónustunnar',
  'What follows the price': 'Það sem stendur á eftir verðinu',
  'per hour': 'á klukkustund',

  price: 'verð',
  'every amount, by key': 'allar upphæðir, hver undir sínum lykli',
  'A price in ISK': 'Verð í krónum',
  'The amount in ISK without VAT, digits only; 0 for free':
    'Upphæðin í krónum án virðisaukaskatts, með tölustöfum einum; 0 fyrir það sem er ókeypis',
  'true when the amount is the least price': 'true ef upphæðin er lágmarksverð',
};
