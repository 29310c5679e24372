import type { Catalogue, Phrase } from '../catalogue.ts';
import { bracketed, linked, rowOf, type textMessages } from '../messages/texts.ts';
import type { Args } from '../messages.ts';
import { html } from './html.ts';
import { didYouMean, fixText, inLanguage } from './wording.ts';

type Sign = Args<'typography'>;
type Say = Record<Sign['kind'], (sign: Sign, phrase: Phrase) => string>;

const signNames: Say = {
  quote: () => 'ekki rétt gæsalöpp á þessum stað',
  apostrophe: () => 'beint úrfellingarmerki',
  dash: ({ language }, phrase) => `ekki þankastrik eins og það er skrifað ${inLanguage(language, phrase)}`,
  range: () => 'bandstrik á milli talna',
  dots: () => 'ekki þrípunktur',
};
const signReasons: Say = {
  quote: ({ language, quotes }, phrase) => `Gæsalappir ${inLanguage(language, phrase)} eru ${quotes}.`,
  apostrophe: () => 'Í textum vefsins er það bogið: don’t.',
  dash: () => 'Bandstrik tengir orð saman en þankastrik með bili báðum megin skilur þau að.',
  range: () => 'Á milli talna á að vera þankastrik án bila: 9–17.',
  dots: () => 'Þrír stakir punktar geta lent hver í sinni línunni.',
};

/** `[sic]` and `[ ]` may be meant as they are. */
function bracketAdvice(text: string): string {
  const words = bracketed(text);
  return words === undefined ? '' : ` Eigi hornklofarnir að sjást skaltu skrifa \\[${words}\\].`;
}

function linkFix({ text, suggestion, isPicture }: Args<'markdown-link'>): string {
  if (suggestion !== undefined) return `Skrifaðu ${suggestion} á milli sviganna.`;
  return isPicture
    ? 'Skrifaðu ![Það sem myndin sýnir](picture:heiti). Í heitum mynda eru litlir stafir a–z, tölustafir og bandstrik: gefðu skránni nýtt heiti ef annað er í því.'
    : `Skrifaðu [orð](page:contact). Loka þarf bæði hornklofum og svigum og ekkert bil má vera á milli þeirra.${bracketAdvice(text)}`;
}

const notFound = 'Gesturinn sæi 404-síðuna.';

/** Problems of the marks of Markdown. */
const marks = {
  'markdown-heading-inside': ({ text }) => ({
    what: `„${text}“ er fyrirsögn í lista eða tilvitnun.`,
    why: 'Fyrirsagnir skipta öllum textanum í kafla og skjálesarar fyndu ekki hvar þessum lýkur.',
    fix: 'Settu fyrirsögnina í sérstaka línu án - eða > fyrir framan, eða hafðu orðin **feitletruð**.',
  }),
  'markdown-heading-words': ({ text }) => ({
    what: `Í fyrirsögninni „${text}“ eru engin orð.`,
    why: 'Akkeri hennar og línan í efnisyfirlitinu verða til úr orðunum.',
    fix: 'Skrifaðu orð á eftir # eða fjarlægðu línuna.',
  }),
  'markdown-heading-picture': ({ text }) => ({
    what: `Í fyrirsögninni „${text}“ er mynd.`,
    why: 'Fyrirsagnir eru orð: valmyndir og leit sýna þær án mynda.',
    fix: 'Settu myndina í sérstaka línu fyrir neðan fyrirsögnina, með auða línu á milli.',
  }),
  'markdown-footnote': ({ text }) => ({
    what: `„${text}“ er neðanmálsgrein.`,
    why: 'Neðanmálsgreinar eru ekki notaðar í textum. Gestir sæju hornklofana eða krækju.',
    fix: 'Skrifaðu það sem þar stendur í textann, innan sviga ef þarf.',
  }),
  'markdown-block-empty': ({ text }) => ({
    what: `Ekkert er í „${text}“.`,
    why: 'Gestir sæju listalið, tilvitnun, töflu eða ramma án innihalds.',
    fix: 'Skrifaðu eitthvað þar eða fjarlægðu þetta.',
  }),
  'markdown-table-cells': ({ text }) => ({
    what: `Í röðinni „${text}“ eru fleiri reitir en dálkar eru í töflunni.`,
    why: 'Það sem er í síðustu reitunum félli brott af síðunni.',
    fix: 'Bættu dálki við fyrstu tvær línur töflunnar eða fjarlægðu reiti. Skrifaðu \\| fyrir strik á milli orða.',
  }),
  'markdown-heading-space': ({ text, wanted }) => ({
    what: `„${text}“ er ekki fyrirsögn: bilið á eftir # vantar.`,
    why: 'Gestir sæju táknið #.',
    fix: `Skrifaðu „${wanted}“.`,
  }),
  'markdown-mark': ({ mark }) => ({
    what: `Tákninu ${mark} er aldrei lokað og það myndi birtast óbreytt.`,
    why: 'Táknin eru höfð í pörum, þétt við orðin: **feitletrað**, *skáletrað*, `kóði`.',
    fix: `Skrifaðu það báðum megin, þétt við orðin, eða fjarlægðu það. Eigi það að sjást skaltu skrifa \\${mark[0]}.`,
  }),
  'markdown-table': ({ row }) => ({
    what: `„${row}“ líkist röð í töflu en er það ekki.`,
    why: 'Gestir sæju táknin á milli dálkanna.',
    fix: `Skrifaðu hverja röð eins og „${rowOf(row)}“, hverja í sína línu, og fyrir neðan fyrstu röðina línuna „${rowOf(row, '---')}“.`,
  }),
  'markdown-heading': ({ level }) => ({
    what: `Fyrirsögn á þrepi ${level} á ekki við hér.`,
    why: 'Eina h1-fyrirsögn síðunnar er efst. Í textum er notað ##, og ### þar fyrir neðan.',
    fix: 'Notaðu ## fyrir kafla og ### inni í þeim.',
  }),
  'heading-anchor': ({ id }) => ({
    what: `Akkeri þessarar fyrirsagnar, „${id}“, er líka annars staðar á síðunni.`,
    why: 'Krækjur á það vísuðu þá á þann stað sem er ofar.',
    fix: 'Hafðu önnur orð í fyrirsögninni: akkerið verður til úr þeim.',
  }),
} satisfies Partial<Catalogue>;

/** Problems of links. */
const links = {
  'markdown-link-words': ({ text }) => ({
    what: `Krækjan á „${text}“ er án orða.`,
    why: 'Enginn sæi hana eða gæti smellt á hana.',
    fix: `Skrifaðu orð á milli hornklofanna: [orð](${text}).`,
  }),
  'markdown-link-title': ({ text }) => ({
    what: `„${text}“ birtist ekki.`,
    why: 'Orð í gæsalöppum á eftir veffangi sjást aðeins þegar músarbendill er yfir krækjunni. Símar og skjálesarar sleppa þeim.',
    fix: 'Fjarlægðu þau ásamt gæsalöppunum eða skrifaðu þau í textann.',
  }),
  'markdown-reference-unused': ({ text }) => ({
    what: `„${text}“ skilgreinir krækju sem textinn notar ekki.`,
    why: 'Öll línan félli brott af síðunni.',
    fix: `Fjarlægðu línuna eða skrifaðu \\${text} ef gestir eiga að lesa þetta.`,
  }),
  'markdown-bare-address': ({ text }) => ({
    what: `„${text}“ er ekki krækja.`,
    why: 'Gestir þyrftu að afrita veffangið.',
    fix: `Skrifaðu [orð](${linked(text)}).`,
  }),
  'link-own-address': ({ href, wanted }) =>
    wanted === undefined
      ? {
          what: `„${href}“ er ekki síða á þessum vef.`,
          why: 'Gesturinn sæi 404-síðuna.',
          fix: 'Skrifaðu page: og heiti síðuskráar, eins og í page:about.',
        }
      : {
          what: `„${href}“ er síða á þessum vef.`,
          why: 'Krækjan myndi hætta að virka ef veffang síðunnar breyttist, og í prufuútgáfum vísar hún á birta vefinn.',
          fix: `Skrifaðu ${wanted}.`,
        },
  'link-scheme': ({ href, suggestion }) => ({
    what: `Krækja í texta má ekki vísa á „${href}“.`,
    why: 'Krækjur vísa á síður (page:), aðra vefi (https:), netföng (mailto:), símanúmer (tel:) eða skrár í media/files (/heiti.pdf).',
    fix:
      suggestion === undefined
        ? 'Skrifaðu page:about til að vísa á síðuna með því heiti, eða veffang sem byrjar á https://.'
        : `Skrifaðu ${suggestion}.`,
  }),
  'link-unknown-page': ({ id, suggestion }) => ({
    what: `Síðan „${id}“ er ekki til og því er ekki hægt að vísa á hana.`,
    why: notFound,
    fix:
      suggestion === undefined
        ? 'Skrifaðu heiti síðuskráar án tungumáls og skráarendingar, eins og í page:about eða page:about/people.'
        : `Skrifaðu ${suggestion}.`,
  }),
  'page-not-in-language': ({ id, languages }) => ({
    what: `Síðan „${id}“ er aðeins til á þessum tungumálum: ${languages}.`,
    why: 'Hér sæi gesturinn 404-síðuna.',
    fix: 'Fjarlægðu krækjuna á þessu tungumáli eða veldu aðra síðu.',
  }),
  'page-expires': ({ id, at }) => ({
    what: `Síðan „${id}“ hverfur bráðum: ${at}.`,
    why: 'Upp frá því er þessi krækja villa og ekkert birtist fyrr en hún hefur verið fjarlægð.',
    fix: 'Fjarlægðu krækjuna fyrir þann dag eða skrifaðu síðari tíma við „expireAt:“ á þeirri síðu á öllum tungumálum.',
  }),
  'page-unpublished': ({ name, state, at = '', above }) => ({
    what: `Síðan „${name}“${above === undefined ? '' : ` er undir „${above}“, sem`} ${
      {
        draft: 'er drög',
        scheduled: `birtist ekki fyrr en ${at}`,
        expired: `er ekki birt frá og með ${at}`,
      }[state]
    }.`,
    why: notFound,
    fix: {
      draft: 'Fjarlægðu krækjuna, eða línuna með „draft“ úr skrám þeirrar síðu á öllum tungumálum.',
      scheduled: `Fjarlægðu krækjuna eða hafðu hana í efni sem birtist á sama tíma („publishAt: ${at}“).`,
      expired:
        'Fjarlægðu krækjuna eða skrifaðu síðari dag aftan við „expireAt:“ í skrám þeirrar síðu á öllum tungumálum. Krækjan má vera í efni sem hverfur ekki seinna.',
    }[state],
  }),
  'markdown-link': (args) => ({
    what: `„${args.text}“ líkist ókláraðri krækju.`,
    why: 'Gestir sæju svigana óbreytta.',
    fix: linkFix(args),
  }),
} satisfies Partial<Catalogue>;

/** Problems of pictures in texts. */
const pictures = {
  'markdown-image': ({ src }) => ({
    what: `„${src}“ er ekki mynd á þessum vef.`,
    why: 'Síður sýna aðeins myndir úr media/pictures. Væri myndin sótt á annan netþjón fengi sá sem rekur hann að vita hverjir skoða vefinn.',
    fix: 'Settu skrána í media/pictures og skrifaðu ![Það sem myndin sýnir](picture:heiti), með heiti hennar án skráarendingar.',
  }),
  'picture-unknown': ({ name, suggestion }) => ({
    what: `Engin mynd í media/pictures heitir „${name}“.`,
    why: 'Á síðunni yrði þar eyða.',
    fix: `${didYouMean(suggestion)}Settu skrána þangað eða skrifaðu heiti myndar sem er til, án skráarendingar.`,
  }),
  'picture-words': ({ name }) => ({
    what: `Myndinni „${name}“ fylgir engin lýsing fyrir þá sem sjá hana ekki.`,
    why: 'Skjálesarar og leitarvélar hafa ekkert nema lýsinguna.',
    fix: `Skrifaðu það sem hún sýnir á milli hornklofanna: ![Tvær manneskjur við töflu](picture:${name}).`,
  }),
} satisfies Partial<Catalogue>;

/** Problems of words, links and pictures in texts. */
export const texts: Pick<Catalogue, keyof typeof textMessages> = {
  ...html,
  ...marks,
  ...links,
  ...pictures,
  'text-unwritten': () => ({
    what: 'Þessi texti hefur ekki verið skrifaður enn.',
    why: 'Hér stendur það sem „npx site new“ setti inn og gestir sæju það.',
    fix: 'Skrifaðu textann eða fjarlægðu hann ef honum má sleppa. Þangað til má hafa síðuna sem drög: „draft: true“ á öllum tungumálum.',
  }),
  typography: (sign, phrase) => ({
    what: `${sign.found} er ${signNames[sign.kind](sign, phrase)}.`,
    why: signReasons[sign.kind](sign, phrase),
    fix: fixText(`Write ${sign.wanted}.`, phrase),
  }),
  'text-markdown': ({ found, words, isLink }) => ({
    what: `„${found}“ er Markdown, sem er ekki notað í texta við lykil.`,
    why: 'Gestir sæju táknin. Markdown á aðeins við fyrir neðan seinni línuna með „---“.',
    fix: `Skrifaðu aðeins „${words}“.${isLink ? ' Krækjur geta verið í textanum fyrir neðan seinni línuna með „---“ og við lykla á borð við „page“.' : ''}`,
  }),
  'text-html': ({ found, words }) => ({
    what: `„${found}“ er HTML, sem er ekki notað í texta við lykil.`,
    why: 'Gestir sæju HTML-kóðann.',
    fix: words === '' ? 'Fjarlægðu það.' : `Skrifaðu aðeins „${words}“.`,
  }),
  'body-missing': () => ({
    what: 'Enginn texti er fyrir neðan lyklana.',
    why: 'Á síðum af þessari tegund birtist texti sem á að standa þar.',
    fix: 'Skrifaðu textann fyrir neðan seinni línuna með „---“.',
  }),
};
