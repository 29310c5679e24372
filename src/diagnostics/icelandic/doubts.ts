import type { Catalogue, Phrase } from '../catalogue.ts';
import { type doubtMessages, fewWords } from '../messages/doubts.ts';
import type { Args } from '../messages.ts';
import { capitalized, counted, inLanguage, isOne, listText } from './wording.ts';

/** The keys that tell pages apart, as the beginning of a sentence. */
const keyNames: Readonly<Record<string, string>> = {
  title: 'Titill þessarar síðu er sá sami og',
  description: 'Lýsing þessarar síðu er sú sama og',
};

/** The parts of texts: one of them as the subject of a sentence, and several in the genitive. */
const blockNames: Readonly<Record<Args<'unequal-blocks'>['kind'], readonly [one: string, several: string]>> =
  {
    paragraph: ['Þessi efnisgrein', 'efnisgreina'],
    list: ['Þessi listi', 'lista'],
    item: ['Þetta atriði í lista', 'atriða'],
    table: ['Þessi tafla', 'taflna'],
    row: ['Þessi röð í töflu', 'raða'],
    quotation: ['Þessi tilvitnun', 'tilvitnana'],
    code: ['Þessi kóðabútur', 'kóðabúta'],
    rule: ['Þessi skillína', 'skillína'],
  };

/** Names keys, and the text below them by words. */
const keyText = (key: string, phrase: Phrase) => (key.includes(' ') ? phrase(key) : key);

/** What is allowed but probably a mistake. */
export const doubts: Pick<Catalogue, keyof typeof doubtMessages> = {
  'text-twice': ({ key, other }) => ({
    what: `${keyNames[key] ?? `„${key}“ á þessari síðu er eins og`} í ${other}.`,
    why: 'Gestir gætu ekki greint síðurnar að í flipum, í leit og þegar krækjum er deilt.',
    fix: 'Hafðu sinn textann á hvorri síðu. Breyttu þeim sem er afrit af hinum.',
  }),
  'page-copied': ({ other, keys, choices }, phrase) => ({
    what: `Þessi síða og ${other} eru eins á þessum stöðum: ${listText(keys.map((key) => keyText(key, phrase)))}.`,
    why: 'Síða sem er afrit þarf að fá eigin orð. Annars lesa gestir það sama tvisvar.',
    fix: `Skrifaðu þetta upp á nýtt á síðunni sem er afrit.${
      choices.length === 0 ? '' : ` Athugaðu þar líka það sem er eins á báðum síðum: ${listText(choices)}.`
    }`,
  }),
  'unequal-numbers': ({ text, other, otherText }) => ({
    what: `Hér stendur ${text} en ${otherText} í ${other}.`,
    why: 'Textinn á að segja það sama á öllum tungumálum.',
    fix: 'Leiðréttu þá tölu sem er röng. Séu báðar réttar skaltu skrifa aðra þeirra með bókstöfum.',
  }),
  'unequal-blocks': ({ kind, other, count, otherCount }) => ({
    what: `${blockNames[kind][0]} á sér enga hliðstæðu í ${other}.`,
    why: `Textinn á að segja það sama á öllum tungumálum. Í þessum hluta textans er fjöldi ${blockNames[kind][1]} ${count} hér en ${otherCount} í hinni skránni.`,
    fix: 'Skrifaðu þar það sem hér stendur eða fjarlægðu það hér. Vanti ekkert þar skaltu skipta textunum eins niður.',
  }),
  'name-unused': ({ kind, name }, phrase) => ({
    what: `${capitalized(phrase(kind))} með heitinu „${name}“ kemur hvergi fyrir í efninu.`,
    why: 'Engin síða sýnir þetta og enginn tekur eftir því þegar það úreldist.',
    fix: 'Notaðu þetta í texta eða lista, eða fjarlægðu það.',
  }),
  'text-language': ({ found, wanted, known }, phrase) => ({
    what: `Þessi texti virðist vera ${inLanguage(found, phrase)}.`,
    why: `Hann er í skrá fyrir síður ${inLanguage(wanted, phrase)}.`,
    fix: `Skrifaðu hann ${inLanguage(wanted, phrase)}.${known < fewWords ? ` Sé hann það nú þegar skaltu bæta algengum orðum tungumálsins við „smallWords“ í skilgreiningu þess. Þar ${isOne(known) ? 'er' : 'eru'} nú ${counted(known, 'orð', 'orð')}.` : ''}`,
  }),
  'text-untranslated': ({ other }) => ({
    what: `Þessi texti er sá sami og í ${other}.`,
    why: 'Annar textanna er á tungumáli hins.',
    fix: 'Þýddu þann sem er ekki á tungumáli skráarinnar sem hann er í.',
  }),
  'translation-behind': ({ other, page }) => ({
    what: `Þessi texti hefur setið eftir, því að þýðingu hans var breytt: ${other}.`,
    why: 'Textinn á að segja það sama á öllum tungumálum.',
    fix: `Breyttu þessum texta líka. Ef hann segir enn það sama skaltu keyra „npx site translations --ack ${page}“.`,
  }),
  'record-line': () => ({
    what: 'Ekki er hægt að lesa þessa línu í skránni um texta sem fylgjast að.',
    why: 'Litið er svo á að textinn og þýðing hans fylgist nú að, og næsta smíði vefsins fjarlægir línuna.',
    fix: 'Sæktu línuna í eldri útgáfu í git eða fjarlægðu hana.',
  }),
  'page-orphan': () => ({
    what: 'Engin önnur síða á sama tungumáli vísar á þessa síðu.',
    why: 'Gestir og leitarvélar finna síður með því að fylgja krækjum.',
    fix: 'Settu krækju á hana í texta: [orð](page:slóð).',
  }),
};
