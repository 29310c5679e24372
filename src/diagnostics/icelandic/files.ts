import type { Catalogue } from '../catalogue.ts';
import { fileAdvice, textAdvice } from '../messages/file-advice.ts';
import type { fileMessages } from '../messages/files.ts';
import { counted, fixText, grouped, isOne, listText } from './wording.ts';

function damageText(found: string, meant: string | undefined): string {
  if (meant) return `„${found}“ er „${meant}“ sem hefur verið kóðað tvisvar.`;
  return `„${found}“ stendur þar sem stafur hefur glatast.`;
}

function damageFix(meant: string | undefined): string {
  if (meant === '\uFEFF') return 'Eyddu því.';
  return meant ? `Skrifaðu „${meant}“.` : 'Sláðu stafinn aftur inn.';
}

const damageReason = 'Gestir sæju ranga stafi. Forrit hefur lesið textann í annarri stafakóðun en UTF-8.';

/** Problems of single files, before their content is understood. */
export const files: Pick<Catalogue, keyof typeof fileMessages> = {
  'content-missing': ({ folder }) => ({
    what: `Efnismöppuna ${folder} vantar.`,
    why: 'Allur vefurinn er smíðaður úr henni.',
    fix: 'Keyrðu skipunina í möppunni sem geymir content/ eða tilgreindu efnismöppuna með --content.',
  }),
  'file-unreadable': ({ detail }) => ({
    what: `Ekki er hægt að lesa þessa skrá (${detail}).`,
    why: 'Hver skrá í efnismöppunni er hluti af vefnum.',
    fix: 'Veittu notandanum sem smíðar vefinn leyfi til að lesa hana eða fjarlægðu hana.',
  }),
  'file-is-link': () => ({
    what: 'Þetta er tákntengill (symbolic link).',
    why: 'Slíkur tengill gæti sótt skrár sem eru utan efnismöppunnar.',
    fix: 'Settu skrána sjálfa hingað.',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    what: `Þessi skrá er ${grouped(bytes)} bæti en hámarkið er ${grouped(limit)}.`,
    why: 'Svo stór skrá er annaðhvort mistök eða tilraun til að stöðva smíði vefsins.',
    fix: 'Skiptu textanum á fleiri síður.',
  }),
  'file-not-utf8': () => ({
    what: 'Þessi skrá er ekki texti í UTF-8.',
    why: 'Stafir á borð við þ, ð og æ yrðu rangir.',
    fix: 'Vistaðu hana aftur í UTF-8.',
  }),
  'file-has-nul': () => ({
    what: 'Í þessari skrá er NUL-stafur.',
    why: 'Hann er aldrei í texta: skráin er skemmd eða er ekki textaskrá.',
    fix: 'Vistaðu hana aftur sem hreinan texta eða fjarlægðu hana.',
  }),
  'text-unprintable': ({ name }) => ({
    what: `Hér er ósýnilegt tákn: ${name}.`,
    why: 'Annað forrit skildi það eftir og það má ekki vera á síðu.',
    fix: 'Eyddu tákninu eða sláðu orðin í kringum það aftur inn.',
  }),
  'text-damaged': ({ found, meant }) => ({
    what: damageText(found, meant),
    why: damageReason,
    fix: damageFix(meant),
  }),
  'file-damaged': ({ count, found }) => ({
    what: `Í þessari skrá ${isOne(count) ? 'er' : 'eru'} ${counted(count, 'skemmdur stafur', 'skemmdir stafir')}, sá fyrsti „${found}“: forrit hefur vistað hana í rangri stafakóðun.`,
    why: 'Gestir sæju ranga stafi.',
    fix: 'Endurheimtu skrána með „git restore“ eða úr afriti, eða vistaðu frumritið aftur í UTF-8.',
  }),
  'yaml-damaged': ({ found, meant }) => ({
    what: `Kóðar með öfugu skástriki (\\) í þessum texta standa fyrir skemmda stafi. ${damageText(found, meant)}`,
    why: damageReason,
    fix: damageFix(meant),
  }),
  'yaml-unprintable': ({ name }) => ({
    what: `Kóði með öfugu skástriki (\\) í þessum texta stendur fyrir ósýnilegt tákn: ${name}.`,
    why: 'Það má ekki vera á síðu.',
    fix: 'Fjarlægðu kóðann eða skrifaðu \\\\ ef öfugt skástrik á að birtast.',
  }),
  'file-name': ({ name }) => ({
    what: `„${name}“ getur ekki verið heiti á síðuskrá.`,
    why: 'Heiti verða hluti af veffangi og þurfa að vera eins á öllum tölvum.',
    fix: 'Notaðu litla stafi a–z, tölustafi og bandstrik, eins og í „web-development.md“.',
  }),
  'file-unexpected': ({ name, meant, folders, own, shared }, phrase) => ({
    what: `Vefurinn notar ekki „${name}“.`,
    why: `Í efninu eru aðeins ${listText([
      ...(shared.length > 0 ? [`${shared.length > 1 ? 'skrárnar' : 'skráin'} ${shared.join(', ')}`] : []),
      ...['mappan media/', `.yaml- og .md-skrár í ${listText(folders)}`],
    ])}.`,
    fix: fixText(
      textAdvice(name, meant, { folders, own, shared }) ??
        fileAdvice(name, meant) ??
        'Move the file, or remove it.',
      phrase,
    ),
  }),
  'file-is-folder': ({ name }) => ({
    what: `„${name}“ er mappa.`,
    why: 'Þessi skráarending á aðeins við skrár. Ekki er hægt að lesa síðu úr möppu.',
    fix: 'Taktu skráarendinguna af ef þetta á að vera mappa. Annars skaltu setja skrána í stað möppunnar.',
  }),
  'yaml-syntax': ({ detail, fix }, phrase) => ({
    what: `Þetta er ekki gilt YAML: ${phrase(detail)}.`,
    why: 'Ekkert í skránni er lesið fyrr en þetta hefur verið lagað.',
    fix: fixText(fix, phrase),
  }),
  'yaml-duplicate-key': ({ key }) => ({
    what: `Lykillinn „${key}“ kemur hér fyrir í annað sinn.`,
    why: 'Aðeins annar lykillinn getur gilt.',
    fix: 'Haltu aðeins öðrum lyklinum eftir.',
  }),
  'yaml-reserved-key': ({ key }) => ({
    what: `„${key}“ má ekki nota hér.`,
    why: 'Orðið hefur sérstaka merkingu í forritinu.',
    fix: 'Veldu annað orð.',
  }),
  'yaml-text-cut': ({ lost }) => ({
    what: `„${lost}“ félli brott, því að # á eftir bili markar upphaf athugasemdar.`,
    why: 'Textinn myndi enda þar á undan og enginn tæki eftir því.',
    fix: 'Settu allan textann í gæsalappir. Sé þetta athugasemd skaltu hafa bil á eftir #.',
  }),
  'file-unmerged': () => ({
    what: 'Tvær útgáfur þessarar skráar hafa ekki verið sameinaðar.',
    why: 'Git merkir það sem tveir hafa breytt á sama stað en veit ekki hvor breytingin er rétt.',
    fix: 'Haltu eftir því sem er rétt á milli merkjanna <<<<<<< og >>>>>>> og fjarlægðu línurnar þrjár með merkjunum.',
  }),
  'yaml-alias': () => ({
    what: 'Akkeri (&) og tilvísanir (*) eru ekki notuð í efni.',
    why: 'Séu þau notuð sést ekki í skránni hvað stendur á síðunni og þau geta fyllt minni tölvunnar.',
    fix: 'Skrifaðu textann sjálfan á hverjum stað. Texti sem byrjar á & eða * þarf að vera í gæsalöppum.',
  }),
  'file-empty': ({ keys, templates }) => ({
    what: 'Þessi skrá er tóm.',
    why: 'Ekkert er hægt að smíða úr henni.',
    fix:
      templates.length === 0
        ? `Skrifaðu lykla hennar: ${keys.join(', ')}.`
        : `Skrifaðu lykla síðunnar: ${keys.join(', ')}, og lykla sniðmátsins, sem er eitt af þessum: ${templates.join(', ')}. Hafðu aðra síðu af sömu tegund til fyrirmyndar.`,
  }),
  'yaml-not-a-map': () => ({
    what: 'Í þessari skrá eru engir lyklar.',
    why: 'Skrá er gerð úr línum með „lykill: gildi“.',
    fix: 'Byrjaðu á lykli, til dæmis „title: …“.',
  }),
  'front-matter-missing': () => ({
    what: 'Þessi skrá byrjar ekki á „---“.',
    why: 'Lyklar Markdown-síðu eru á milli tveggja lína með þremur bandstrikum og sú fyrri er fyrsta línan í skránni.',
    fix: 'Settu „---“ í fyrstu línuna, lyklana þar fyrir neðan og „---“ fyrir neðan lyklana.',
  }),
  'front-matter-unclosed': () => ({
    what: 'Hlutinn með lyklunum byrjar hér en endar hvergi.',
    why: 'Án seinni línunnar með „---“ væri textinn lesinn sem lyklar.',
    fix: 'Settu línu með „---“ á milli lyklanna og textans.',
  }),
  'front-matter-language': ({ language }) => ({
    what: `Ekki er hægt að skrifa lykla á sniðinu „${language}“.`,
    why: 'Aðeins YAML er lesið og ekkert í efninu er nokkurn tíma keyrt.',
    fix: 'Hafðu aðeins „---“ í línunni og skrifaðu lyklana sem YAML.',
  }),
};
