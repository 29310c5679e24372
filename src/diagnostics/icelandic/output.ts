import type { Catalogue } from '../catalogue.ts';
import { excessOf, type outputMessages } from '../messages/output.ts';
import type { Args } from '../messages.ts';
import { counted, didYouMean, grouped, isOne } from './wording.ts';

const weightText = ({ page, bytes, budget }: Args<'page-too-long'>, of: string) =>
  `${page} fer ${grouped(bytes - budget)} bæti yfir hámarkið fyrir ${of}. Bætin eru ${grouped(bytes)} en mega ekki vera fleiri en ${grouped(budget)}.`;

/** The parts of a page that are weighed, in the accusative, and what makes them lighter. */
const weighed: Readonly<Record<Args<'page-too-heavy'>['part'], readonly [of: string, cure: string]>> = {
  css: ['stílblöð', 'Fjarlægðu reglur úr stílblöðunum eða færðu þær í @layer late.'],
  script: [
    'skriftur sem eru keyrðar strax',
    'Fjarlægðu kóða úr því sem er keyrt strax eða sæktu hann síðar.',
  ],
  allScript: [
    'skriftur, að meðtöldum þeim sem eru sóttar síðar',
    'Fjarlægðu kóða úr eyjum síðunnar eða úr því sem er keyrt á öllum síðum.',
  ],
  fonts: ['letur', 'Fækkaðu stöfum eða þykktum í letrinu (npx site media fonts).'],
  images: ['myndir efst á síðunni', 'Notaðu færri tákn eða einfaldari kyrrmynd úr myndskeiðinu.'],
  video: ['myndskeið', 'Styttu myndskeiðið eða hafðu minni hreyfingu í því.'],
  firstView: [
    'það sem beðið er eftir áður en síðan sést: HTML, stílblöð, skriftur, letur og fyrstu myndir samanlagt',
    'Fjarlægðu eitthvað af síðunni. Nærtækast er það sem síðast bættist við: texti, mynd eða tala.',
  ],
};

function othersText(count: number, kind: string): string {
  if (count === 0) return '';
  return isOne(count)
    ? ` ${count} önnur síða af tegundinni „${kind}“ fer líka yfir það.`
    : ` ${count} aðrar síður af tegundinni „${kind}“ fara líka yfir það.`;
}

const inBrackets = (names: readonly string[]) => (names.length > 0 ? ` (${names.join(', ')})` : '');

/** Problems of the built pages. */
const pages = {
  'broken-link': ({ href }) => ({
    what: `Krækja vísar á ${href}, sem er ekki til.`,
    why: 'Gesturinn sæi 404-síðuna.',
    fix: 'Lagaðu krækjuna í efninu eða í sniðmátinu.',
  }),
  'broken-anchor': ({ href, suggestion, known = [] }) => ({
    what: `Krækja vísar á ${href} en á þeirri síðu er ekkert slíkt akkeri.`,
    why: 'Gesturinn myndi þess í stað lenda efst á síðunni.',
    fix: `${didYouMean(suggestion)}Notaðu ${known.length > 0 ? 'eitt af akkerum hennar' : 'akkeri sem er á síðunni'}${inBrackets(known)} eða ekkert.`,
  }),
  'search-anchor': ({ id, path, known }) => ({
    what: `Færslan „${id}“ í leitinni vísar á ${path} en á þeirri síðu er ekkert slíkt akkeri.`,
    why: 'Gesturinn myndi þess í stað lenda efst á síðunni.',
    fix: `Gefðu færslunni akkeri sem er á síðunni${inBrackets(known)} eða ekkert.`,
  }),
  'wrong-language': ({ href, lang }) => ({
    what: `Krækja vísar á ${href} án þess að fram komi að sú síða sé á öðru tungumáli („${lang}“).`,
    why: 'Gestir færu óvart yfir á annað tungumál. Aðeins tungumálavalið vísar þangað.',
    fix: 'Vísaðu á síðuna á sama tungumáli eða settu hreflang á krækjuna.',
  }),
  'duplicate-id': ({ id }) => ({
    what: `Auðkennið „${id}“ er notað tvisvar á síðunni.`,
    why: 'Merkimiðar (labels) og krækjur gætu ekki greint þar á milli.',
    fix: 'Gefðu öðru stakinu annað auðkenni.',
  }),
  'missing-label': ({ id, attribute }) => ({
    what: `${attribute} nefnir auðkennið „${id}“, sem er ekki á síðunni.`,
    why: 'Stýring yrði nafnlaus eða hnappur opnaði ekkert.',
    fix: 'Lagaðu auðkennið í sniðmátinu.',
  }),
  'heading-order': ({ text, level, previous }) => ({
    what: `Fyrirsögnin „${text}“ er á þrepi ${level} en sú á undan á þrepi ${previous}.`,
    why: 'Notendur skjálesara rata eftir fyrirsögnum og ekki má hlaupa yfir þrep.',
    fix: `Notaðu þrep ${previous + 1}.`,
  }),
  'heading-first': ({ count }) => ({
    what: `Á síðunni ${isOne(count) ? 'er' : 'eru'} ${counted(count, 'h1-fyrirsögn', 'h1-fyrirsagnir')}.`,
    why: 'Á hverri síðu á að vera nákvæmlega ein.',
    fix: 'Skrifaðu eina <h1> í íhlut síðunnar, með fyrirsögn hennar.',
  }),
  'forbidden-markup': ({ markup }, phrase) => ({
    what: `Á síðunni er ${phrase(markup)}.`,
    why: 'Öryggisreglur vefsins (Content-Security-Policy) banna það.',
    fix: 'Notaðu klasa (class) eða settu skriftuna í sérstaka skrá.',
  }),
  'foreign-resource': ({ url }) => ({
    what: `Á síðunni er ${url} sótt frá öðrum netþjóni.`,
    why: 'Sá sem rekur hann fengi að vita hverjir skoða vefinn.',
    fix: 'Bættu skránni við vefinn.',
  }),
  'alternate-broken': ({ href }) => ({
    what: `Síðan á hinu tungumálinu, ${href}, vísar ekki aftur á þessa síðu.`,
    why: 'Leitarvélar taka þá mark á hvorugri vísuninni.',
    fix: 'Þetta er villa í kerfinu sem smíðar vefinn. Láttu þá vita sem sjá um það.',
  }),
} satisfies Partial<Catalogue>;

/** Problems of pages that are too heavy. */
const weights = {
  'page-too-long': (weight) => ({
    what: weightText(weight, 'þjappað HTML'),
    why: 'Um 14 kB berast í einu lagi og gestir með hæga tengingu bíða eftir öllu sem á eftir kemur. Það sem aðrar skrár bæta við telst með, svo sem tilkynning, verk fyrir viðskiptavin eða þjónusta í valmyndum.',
    fix: `Styttu textann um u.þ.b. ${excessOf(weight)}% eða færðu hluta hans á sérstaka síðu.`,
  }),
  'page-too-heavy': ({ part, kind, others, ...weight }) => ({
    what: `${weightText(weight, weighed[part][0])}${othersText(others, kind)}`,
    why: 'Gestir með hæga tengingu og gamla síma þyrftu að bíða eftir þessu.',
    fix: `${weighed[part][1]} Sé síðan þess virði skaltu hækka hámark tegundarinnar í templates/pages.`,
  }),
  'page-fonts': ({ page, count, limit }) => ({
    what: `${page} sækir ${counted(count, 'leturskrá', 'leturskrár')} fyrir fram en hámarkið er ${limit}.`,
    why: 'Orðin birtast með öðru letri þar til allar skrárnar hafa borist.',
    fix: 'Notaðu letrið sem þegar er á vefnum.',
  }),
} satisfies Partial<Catalogue>;

/** Problems of writing the site. */
const writing = {
  'artifact-twice': ({ path }) => ({
    what: `Tvær skrár yrðu skrifaðar í ${path}.`,
    why: 'Önnur þeirra færi forgörðum.',
    fix: 'Gefðu annarri þeirra annað heiti.',
  }),
  'artifact-broken': ({ path, detail }, phrase) => ({
    what: `Ekki er hægt að birta skrána ${path}: ${phrase(detail)}.`,
    why: 'Gestir sæju ekkert á þeim stað.',
    fix: 'Eyddu möppunni .cache og smíðaðu vefinn aftur. Dugi það ekki skaltu laga skrána sem þessi er gerð úr.',
  }),
  'output-unsafe': ({ folder, reason }, phrase) => ({
    what: `Ekki er hægt að skrifa vefinn í ${folder}: ${phrase(reason)}.`,
    why: 'Möppunni er skipt út í heild við hverja smíði.',
    fix: 'Tilgreindu aðra möppu með --out, helst tóma.',
  }),
  'output-busy': ({ folder, pid, since, lock }) => ({
    what:
      since === ''
        ? `Verið er að skrifa vefinn í ${folder} í annarri keyrslu.`
        : `Verið er að skrifa vefinn í ${folder} í annarri keyrslu (ferli ${pid}, frá ${since}).`,
    why: 'Tvær keyrslur í einu gætu ruglað saman skrám. Þessi hefur nú beðið í 10 sekúndur.',
    fix: `Bíddu þar til hinni lýkur eða tilgreindu aðra möppu með --out. Sé engin slík keyrsla í gangi skaltu eyða ${lock}.`,
  }),
  'output-failed': ({ detail }, phrase) => ({
    what: `Ekki tókst að skrifa vefinn (${phrase(detail)}).`,
    why: 'Það sem var þar fyrir er óbreytt.',
    fix: 'Athugaðu hvort pláss eða skrifheimild vantar og smíðaðu vefinn aftur.',
  }),
  'cache-unwritable': ({ detail }, phrase) => ({
    what: `Ekki er hægt að vista þýddan kóða vefsins: ${phrase(detail)}.`,
    why: 'Án hans er ekkert hægt að smíða, hvort sem kóðinn er réttur eða ekki.',
    fix: 'Losaðu um pláss ef diskurinn er fullur. Annars skaltu leyfa að skrifað sé í þessa möppu. Reyndu svo aftur.',
  }),
} satisfies Partial<Catalogue>;

/** Problems of the built pages and of writing them. */
export const output: Pick<Catalogue, keyof typeof outputMessages> = {
  ...pages,
  ...weights,
  ...writing,
  'bundle-failed': ({ detail, hint, isStyle }, phrase) => ({
    what: `Ekki er hægt að setja ${isStyle ? 'þetta stílblað' : 'þennan kóða'} saman: ${phrase(detail)}.`,
    why: isStyle
      ? 'Vafrar sleppa þessari reglu og oft öllu sem á eftir kemur.'
      : 'Ekkert sem þarf þessa skrá verður til.',
    fix: [
      hint && phrase(hint),
      detail.startsWith('Could not resolve')
        ? 'Tilgreindu skrá sem er til eða bættu henni við.'
        : 'Lagaðu þetta hér.',
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  }),
  'template-failed': ({ page, others, detail }, phrase) => ({
    what: `Sniðmát brást og ${phrase(page)} verður ekki til: ${detail}.`,
    why: `Á meðan hana ${others === 0 ? '' : `og ${others} til viðbótar `}vantar er ekkert birt.`,
    fix: 'Lagaðu kóðann hér eða það sem hann fær úr efninu.',
  }),
  'site-unusable': ({ detail }) => ({
    what: `Skilgreining vefsins brást: ${detail}.`,
    why: 'Ekkert er hægt að smíða án hennar.',
    fix: 'Lagaðu kóðann hér eða það sem hann fær.',
  }),
};
