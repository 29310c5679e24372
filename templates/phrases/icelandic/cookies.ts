/** Descriptions of the keys of the cookie page, and of the cookie dialog in `ui.yaml`. */
export const cookies = {
  'The last paragraph as long as site.yaml names no scripts':
    'Síðasta efnisgreinin á meðan site.yaml nefnir engar skriftur',
  'The words of the button that opens the cookie dialog':
    'Orðin á hnappinum sem opnar glugga með vali á vafrakökum',
  'The heading over the four types': 'Fyrirsögnin yfir flokkunum fjórum',
  'Over the list of what is stored in a category': 'Fyrirsögn listans yfir það sem er geymt í flokki',
  'How long something is kept, in a sentence that follows its purpose':
    'Hve lengi eitthvað er geymt, í setningu á eftir tilgangi þess',
  'The sentence for what stays until the visitor deletes it':
    'Setning um það sem geymist þar til gesturinn eyðir því',
  'The same for what goes with its tab': 'Setning um það sem hverfur þegar flipanum er lokað',
  'The sentence for a singular number of seconds':
    'Setning um geymslutíma í sekúndum þegar talan tekur eintölu (1, 21, 31 …)',
  'The sentence for a singular number of minutes':
    'Setning um geymslutíma í mínútum þegar talan tekur eintölu (1, 21, 31 …)',
  'The sentence for a singular number of days':
    'Setning um geymslutíma í dögum þegar talan tekur eintölu (1, 21, 31 …)',
  'The sentence for a singular number of months':
    'Setning um geymslutíma í mánuðum þegar talan tekur eintölu (1, 21, 31 …)',
  'The sentence for a singular number of years':
    'Setning um geymslutíma í árum þegar talan tekur eintölu (1, 21, 31 …)',
  'The same for a plural number': 'Sama setning þegar talan tekur fleirtölu',
  'Said of a category in which nothing is stored, before examples of what it could hold':
    'Það sem sagt er um flokk sem ekkert er geymt í, á undan dæmum um það sem gæti átt þar heima',
  'Said of a category that is in use, but stores nothing':
    'Það sem sagt er um flokk sem er í notkun en vistar ekkert',
  'What the cookies are for, and whether they can be refused':
    'Til hvers vafrakökurnar eru og hvort hægt er að hafna þeim',
  'The key or cookie': 'Heiti lykilsins eða vafrakökunnar',
  'What it keeps, and what for; how long is said behind it':
    'Það sem er geymt og til hvers; geymslutíminn birtist á eftir',
  'How long: until-deleted, until-tab-closes, or a number of seconds, minutes, days, months, years':
    'Geymslutíminn: until-deleted, until-tab-closes eða tala og seconds, minutes, days, months eða years',
  'What is listed only where site.yaml names a script that stores it':
    'Það sem er aðeins talið upp ef site.yaml nefnir skriftu sem vistar það',
  'A short title': 'Stuttur titill',
  'What the visitor should know': 'Það sem gesturinn ætti að vita',

  // ui.yaml
  'The heading of the cookie dialog': 'Fyrirsögn vafrakökugluggans',
  'What cookies are used for, where site.yaml names scripts':
    'Til hvers vafrakökur eru notaðar, þegar site.yaml nefnir skriftur',
  'The same as long as it names none; short, the dialog is small':
    'Til hvers vafrakökur eru notaðar, á meðan site.yaml nefnir engar skriftur; stutt, því að glugginn er lítill',
  'Said of a category in which nothing is stored, without a full stop':
    'Það sem sagt er um flokk sem ekkert er geymt í, án punkts',
  'Accepts all categories': 'Heiti hnappsins sem samþykkir alla flokka',
  'Keeps only what is necessary': 'Heiti hnappsins sem hafnar öllu nema því nauðsynlega',
  'Shows the categories': 'Heiti hnappsins sem sýnir flokkana',
  'Stores the choices': 'Heiti hnappsins sem vistar valið',
  'Goes back to the main view': 'Heiti hnappsins sem fer til baka í glugganum',
  'Closes without choosing': 'Heiti hnappsins sem lokar glugganum án þess að neitt sé valið',
  'The link to the cookie page': 'Orðin í krækjunni á síðuna um vafrakökur',
  'Said of the category that cannot be refused': 'Það sem sagt er um flokkinn sem ekki er hægt að hafna',
  'What it is for': 'Til hvers flokkurinn er',
};
