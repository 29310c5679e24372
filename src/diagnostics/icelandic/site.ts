import type { Catalogue } from '../catalogue.ts';
import { fileAdvice } from '../messages/file-advice.ts';
import type { siteMessages } from '../messages/site.ts';
import type { Args } from '../messages.ts';
import { ledger } from './ledger.ts';
import { capitalized, counted, didYouMean, fixText, inLanguage, isOne, orRemoveItem } from './wording.ts';

function referenceFix({
  suggestion,
  known,
  isSpare,
  spareKey,
}: Omit<Args<'unknown-reference'>, 'kind'>): string {
  const orRemove =
    spareKey === undefined ? orRemoveItem(isSpare) : `, eða fjarlægðu „${spareKey}:“ á öllum tungumálum`;
  if (known === '') return `Þar er ekkert enn. Bættu við því sem vantar${orRemove}.`;
  const choice = known === undefined ? 'Notaðu heiti sem er til' : `Skrifaðu eitt af þessu: ${known}`;
  return `${didYouMean(suggestion)}${choice}, eða bættu því við sem vantar${suggestion === undefined ? orRemove : ''}.`;
}

const all = 'Textinn á að segja það sama á öllum tungumálum.';

/** Problems of the files of pages and their languages. */
const pages = {
  'file-missing': ({ file, holds }, phrase) => ({
    what: `Skrána ${file} vantar.`,
    why: `Þar á að vera: ${phrase(holds)}.`,
    fix: `Bættu ${file} við.`,
  }),
  'admin-nowhere': () => ({
    what: 'Ekki er tekið fram hvar myndræni ritillinn á að vista efnið.',
    why: '„--admin“ birtir ritil sem vistar í git-safni efnisins.',
    fix: 'Skrifaðu til dæmis línuna „repository: github:eigandi/heiti“ í site.yaml, eða slepptu „--admin“.',
  }),
  'page-missing': ({ template }) => ({
    what: `Engin síða er með „template: ${template}“.`,
    why: 'Á vefnum á að vera nákvæmlega ein síða af þessari tegund á hverju tungumáli.',
    fix: `Bættu við síðuskrá með „template: ${template}“ á öllum tungumálum.`,
  }),
  'page-twice': ({ template, other }) => ({
    what: `Önnur síða er líka með „template: ${template}“: ${other}.`,
    why: 'Á vefnum á að vera nákvæmlega ein síða af þessari tegund.',
    fix: 'Fjarlægðu aðra þeirra á öllum tungumálum.',
  }),
  'always-published': ({ key, template }) => ({
    what: `Síðu með „template: ${template}“ er ekki hægt að fela með „${key}“.`,
    why: 'Á vefnum á alltaf að vera nákvæmlega ein síða af þessari tegund og aðrar vísa á hana.',
    fix: 'Fjarlægðu línuna á öllum tungumálum.',
  }),
  'expires-early': ({ from, until }) => ({
    what: `Þetta hverfur (${until}) áður en það birtist (${from}) eða um leið.`,
    why: 'Það sæist aldrei.',
    fix: 'Láttu „expireAt:“ vera seinna en „publishAt:“ á öllum tungumálum.',
  }),
  'breaks-later': ({ moment, errors }) => ({
    what: `Ekki verður hægt að smíða vefinn frá og með ${moment}.`,
    why: `Þá birtist þetta eða hverfur og þessar villur stöðva smíðina: ${errors}.`,
    fix: 'Lagaðu villurnar núna eða skrifaðu síðari tíma.',
  }),
  'page-left-out': () => ({
    what: 'Þessi síða sést ekki enn í prufuútgáfum.',
    why: 'Hún hefur ekki verið birt og í henni eru villur, sem hér eru sýndar sem viðvaranir.',
    fix: 'Lagaðu þær og þá sést síðan.',
  }),
  'template-extension': ({ template, extension }) => ({
    what: `Síða af tegundinni „${template}“ á að vera ${extension}-skrá.`,
    why: extension === '.md' ? 'Í henni er texti fyrir neðan lyklana.' : 'Í henni eru aðeins lyklar.',
    fix: `Láttu heiti skráarinnar enda á ${extension} á öllum tungumálum.`,
  }),
  'translation-missing': ({ missing, language, isAlways }, phrase) => ({
    what: `Þessi síða er ekki til ${inLanguage(language, phrase)}.`,
    why: 'Síða á að vera til á öllum tungumálum nema í henni standi á hvaða tungumálum hún er.',
    fix: isAlways
      ? `Bættu ${missing} við.`
      : `Bættu ${missing} við eða tilgreindu tungumál síðunnar, til dæmis „languages: [is]“.`,
  }),
  'language-unknown': ({ language, known, suggestion }) => ({
    what: `Vefurinn er ekki á tungumálinu „${language}“.`,
    why: 'Efni getur aðeins verið á tungumálum vefsins.',
    fix: `${didYouMean(suggestion)}Tungumálin eru: ${known}.`,
  }),
  'language-twice': ({ language, others }) => ({
    what: `„${language}“ er tvisvar í „languages“.`,
    why: 'Einu sinni er nóg og því var kannski átt við annað tungumál.',
    fix:
      others === ''
        ? `Hafðu „${language}“ aðeins einu sinni.`
        : `Skrifaðu tungumálið sem átt er við (${others}) eða hafðu „${language}“ aðeins einu sinni.`,
  }),
  'language-spare': ({ language, file, item }) => ({
    what: `${item === undefined ? 'Síðan' : `„${item}“`} er líka í ${file} en „${language}“ vantar í „languages“.`,
    why: `Ekki sést hvort ${item === undefined ? 'síðan' : 'þetta'} á að vera til á því tungumáli.`,
    fix: `Bættu „${language}“ við „languages“ á öllum tungumálum eða fjarlægðu ${item === undefined ? file : `þetta úr ${file}`}.`,
  }),
} satisfies Partial<Catalogue>;

/** Differences between languages, and names that name nothing. */
const comparisons = {
  'unequal-keys': ({ key, other, locale, hiding }) => ({
    what: `„${key}“ er hér en ekki í ${other}.`,
    why: hiding === undefined ? all : 'Efni á að birtast og hverfa á öllum tungumálum í einu.',
    fix:
      locale === undefined
        ? `Bættu ${hiding === undefined ? 'lyklinum' : `„${hiding}“`} við í ${other} eða fjarlægðu ${hiding === undefined ? 'hann' : 'línuna'} hér${key === 'draft' ? ' til að birta þetta á öllum tungumálum' : ''}.`
        : `Bættu lyklinum við í ${other} eða skrifaðu „languages: [${locale}]“ undir honum ef hann á aðeins að vera á þessu tungumáli.`,
  }),
  'unequal-lengths': ({ key, length, other, otherLength }) => ({
    what: `Í „${key}“ ${isOne(length) ? 'er' : 'eru'} ${length} atriði hér en ${otherLength} í ${other} og þetta virðist vanta þar.`,
    why: all,
    fix: `Skrifaðu líka í ${other} það sem hér stendur eða fjarlægðu þetta atriði.`,
  }),
  'unequal-values': ({ key, value, other, otherValue }) => ({
    what: `„${key}“ er „${value}“ hér en „${otherValue}“ í ${other}.`,
    why: 'Allt nema orð á að vera eins á öllum tungumálum.',
    fix: 'Skrifaðu það sama í báðar skrárnar.',
  }),
  'unequal-headings': ({ text, level, other, found, foundLevel }) => ({
    what:
      found === undefined
        ? `Fyrirsögnin „${text}“ á sér enga hliðstæðu í ${other}.`
        : `Fyrirsögnin „${text}“ er á þrepi ${level} en sú sem er á sama stað í ${other}, „${found}“, er á þrepi ${foundLevel}.`,
    why: 'Kaflar eiga að vera þeir sömu á öllum tungumálum.',
    fix:
      found === undefined
        ? `Bættu fyrirsögn við á sama stað í ${other} eða fjarlægðu þessa.`
        : 'Hafðu báðar fyrirsagnirnar á sama þrepi.',
  }),
  'unknown-reference': ({ kind, name, where, ...args }, phrase) => ({
    what: `${capitalized(phrase(kind))} með heitinu „${name}“ er ekki til.`,
    why: `Leitað er í ${phrase(where)}.`,
    fix: referenceFix({ name, where, ...args }),
  }),
} satisfies Partial<Catalogue>;

/** Problems of the files in `media/`. */
const media = {
  'media-incomplete': ({ name, missing }) => {
    const listed = missing.replaceAll(' and ', ' og ');
    return {
      what: `Myndskeiðið „${name}“ er ekki heilt: ${listed} vantar.`,
      why: 'Vafrar þurfa WebM, MP4 og kyrrmynd.',
      fix: `Bættu ${listed} við í media/loops.`,
    };
  },
  'video-unreadable': ({ ending }) => ({
    what: `Þetta er ekki .${ending}-myndskeið.`,
    why: 'Vafrar gætu aðeins sýnt kyrrmyndina.',
    fix: 'Flyttu það aftur út, sem VP9 í .webm og H.264 í .mp4. Nýtt heiti breytir ekki gerð skráar.',
  }),
  'media-unexpected': ({ name, meant }, phrase) => ({
    what: `Vefurinn notar ekki „${name}“ í media.`,
    why: 'Í media eiga heima icons/*.svg, pictures/*.jpg, *.png, *.webp, *.avif, loops/*.webm, *.mp4, *.webp, scripts/*.js, favicon.svg og files/*, sem birtist óbreytt. Í heitum mega aðeins vera litlir stafir a–z, tölustafir og bandstrik.',
    fix: fixText(fileAdvice(name, meant) ?? 'Rename, move or remove it.', phrase),
  }),
  'picture-twice': ({ name }) => ({
    what: `Tvær myndir heita „${name}“.`,
    why: 'Í textum eru myndir nefndar án skráarendingar og því getur aðeins önnur þeirra birst.',
    fix: 'Gefðu annarri þeirra annað heiti.',
  }),
  'picture-unreadable': ({ detail }, phrase) => ({
    what: `Ekki er hægt að lesa þessa mynd (${phrase(detail)}).`,
    why: 'Skráin er skemmd, aðeins hluti af mynd eða alls ekki mynd.',
    fix: 'Flyttu hana aftur út sem JPEG, PNG, WebP eða AVIF.',
  }),
  'picture-ending': ({ ending, format }) => ({
    what: `Heiti þessarar skráar endar á .${ending} en hún er á sniðinu ${format}.`,
    why: 'Röng skráarending felur hvað skráin er.',
    fix: `Láttu heitið enda á .${format} eða flyttu myndina aftur út sem .${ending}.`,
  }),
  'picture-small': ({ width, least }) => ({
    what: `Þessi mynd er ${counted(width, 'myndpunktur', 'myndpunktar')} á breidd en lágmarkið er ${least}.`,
    why: 'Hún er aldrei stækkuð og yrði óskýr á flestum skjám.',
    fix: 'Flyttu frumritið aftur út í stærri útgáfu, helst 1600 myndpunkta breiðri.',
  }),
  'picture-large': ({ width, height, most }) => ({
    what: `Þessi mynd er ${width} × ${height} myndpunktar en hámarkið er ${most} samtals.`,
    why: 'Stærsti skjár sýnir aðeins brot af því og minni tölvunnar dygði ekki til að smíða vefinn.',
    fix: 'Flyttu myndina aftur út í minni útgáfu, helst 1600 myndpunkta breiðri.',
  }),
} satisfies Partial<Catalogue>;

/** Problems of addresses. */
const addresses = {
  'slug-empty': () => ({
    what: 'Ekkert stendur við „slug“.',
    why: 'Það má aðeins vera autt á forsíðunni og 404-síðunni.',
    fix: 'Skrifaðu síðasta hluta veffangsins, til dæmis „slug: um-okkur“.',
  }),
  'slug-reserved': ({ slug }) => ({
    what: `Síða getur ekki haft veffangið /${slug}.`,
    why: 'Vefurinn notar það til annars.',
    fix: 'Skrifaðu annað við „slug“.',
  }),
  'parent-missing': ({ parent }) => ({
    what: `Yfir þessari síðu á að vera síðan „${parent}“, sem er ekki til.`,
    why: 'Veffang og brauðmolaslóð síðu í möppu byrja á síðunni sem heitir eins og mappan.',
    fix: `Bættu síðunni „${parent}“ við eða færðu þessa skrá úr möppunni.`,
  }),
  'address-taken': ({ path, other }) => ({
    what: `Veffangið ${path} er þegar í notkun: ${other}.`,
    why: 'Tvær síður geta ekki haft sama veffang.',
    fix: 'Breyttu „slug“ annarrar þeirra.',
  }),
  'alias-taken': ({ alias, other }) => ({
    what: `Veffangið ${alias} er þegar í notkun: ${other}.`,
    why: 'Veffang getur aðeins vísað á einn stað og þetta myndi því aldrei vísa hingað.',
    fix: 'Fjarlægðu það úr „aliases“ eða leiðréttu það.',
  }),
  'alias-admin': ({ alias }) => ({
    what: `Veffangið ${alias} er frátekið fyrir myndræna ritilinn.`,
    why: 'Hann er á /admin/ í „site dev“ og á vef sem er smíðaður með „--admin“ og því myndi þetta veffang aldrei vísa hingað.',
    fix: 'Fjarlægðu það úr „aliases“ eða leiðréttu það.',
  }),
  'alias-language': ({ alias, meant }) => ({
    what: `${alias} í „aliases“ byrjar ekki eins og veffang á þessu tungumáli.`,
    why: 'Þeir sem nota gamalt veffang síðunnar sæju 404-síðuna.',
    fix: `Skrifaðu ${meant} eða bættu því við ef síðan hafði bæði vefföngin.`,
  }),
  'alias-unreachable': () => ({
    what: '404-síðan er með „aliases“.',
    why: 'Hún hefur ekkert eigið veffang og því geta önnur vefföng ekki vísað á hana.',
    fix: 'Fjarlægðu „aliases“ eða færðu línuna á síðuna sem gestir leita að.',
  }),
} satisfies Partial<Catalogue>;

/** Problems that show only when the files are seen together. */
export const site: Pick<Catalogue, keyof typeof siteMessages> = {
  ...pages,
  ...comparisons,
  ...media,
  ...addresses,
  ...ledger,
};
