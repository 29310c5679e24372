import type { Catalogue } from '../catalogue.ts';
import { type contentMessages, dayText, examplesIn, isImpossibleTime, sortOf } from '../messages/content.ts';
import type { Args } from '../messages.ts';
import { countBetween, counted, didYouMean, fixText, holdsText, isOne, orRemoveItem } from './wording.ts';

/** `á bilinu 0 til 3`, `að minnsta kosti 0`. */
function rangeText(min: number, max: number): string {
  return Number.isFinite(max) ? `á bilinu ${min} til ${max}` : `að minnsta kosti ${min}`;
}

function keyFix({ suggestion, under, beside, spaced, known, isCut }: Args<'unknown-key'>): string {
  if (under !== undefined)
    return `Settu tvö bil í viðbót fyrir framan hann svo að hann heyri undir „${under}“.`;
  if (beside !== undefined)
    return `Fjarlægðu bil fyrir framan hann þar til hann er með sama inndrátt og „${beside}“.`;
  if (spaced !== undefined) return `Skrifaðu „${spaced}“, með bili á eftir tvípunktinum.`;
  return isCut
    ? 'Sé þetta framhald textans á undan kommunni skaltu setja allan textann í gæsalappir: "…".'
    : `${didYouMean(suggestion)}Lyklarnir hér eru: ${known}.`;
}

/** What `wrong-format` says of keys, which have a form as values do. */
const keyForm = { key: 'key', description: 'lowercase letters a to z, digits and hyphens' };

function formatText({ key, text, description }: Args<'wrong-format'>): string {
  if (isDay.test(text)) return `Dagurinn ${text} er ekki til.`;
  return key === keyForm.key && description === keyForm.description
    ? `„${text}“ getur ekki verið lykill.`
    : `Við „${key}“ getur ekki staðið „${text}“.`;
}

function formFix({ text, description, suggestion, days = [] }: Args<'wrong-format'>): string {
  if (suggestion !== undefined) return `Skrifaðu ${suggestion}.`;
  if (days.length > 0)
    return `Skrifaðu ${days.map((day) => `${day} ef átt er við ${dayText(day, 'is')}`).join(' en ')}.`;
  if (isDay.test(text)) return 'Skrifaðu dag sem er til.';
  if (isImpossibleTime.test(text)) return 'Skrifaðu tíma á bilinu 00:00 til 23:59.';
  const examples = examplesIn(description);
  if (examples === undefined) return 'Skrifaðu það þannig.';
  return `Skrifaðu það eins og í ${examples === 'examples' ? 'dæmunum' : 'dæminu'}.`;
}

const isDay = /^\d{4}-\d\d-\d\d$/;

/** Checks whether a text stands for a list or a map, which have no letters of their own. */
const isBranch = (text: string) => text === 'a list' || text === 'a map';

/** Problems of values against their schema. */
export const content: Pick<Catalogue, keyof typeof contentMessages> = {
  'unknown-key': (args) => ({
    what: `Lykillinn „${args.key}“ á ekki heima hér.`,
    why: 'Texti við lykil sem ekkert les birtist aldrei.',
    fix: keyFix(args),
  }),
  'key-unread': ({ key, component, isRequired }) => {
    const place = component === undefined ? 'íhlut' : `íhlutnum „${component}“`;
    return {
      what: `Ekkert les „${key}“.`,
      why: 'Texti við lykil sem ekkert les birtist aldrei.',
      fix: {
        optional: `Fjarlægðu hann á öllum tungumálum eða sýndu textann í ${place}.`,
        shared: `Þurfi efnið ekki á honum að halda sem stendur má hann vera kyrr. Annars skaltu sýna textann í ${place} eða fjarlægja lykilinn úr skilgreiningunni (schema) og úr efninu á öllum tungumálum.`,
        own: `Sýndu textann í ${place} eða fjarlægðu lykilinn úr skilgreiningunni (schema) og úr efninu á öllum tungumálum.`,
      }[sortOf({ component, isRequired })],
    };
  },
  'missing-key': ({ key, description, isSpare }, phrase) => ({
    what: `Lykilinn „${key}“ vantar.`,
    why: holdsText(description, phrase),
    fix: `Bættu „${key}:“ við fyrir neðan þessa línu, með sama inndrætti og línurnar í kring${orRemoveItem(isSpare)}.`,
  }),
  'empty-value': ({ key, description }, phrase) => ({
    what: `Ekkert stendur við „${key}“.`,
    why: holdsText(description, phrase),
    fix: 'Skrifaðu gildið á eftir tvípunktinum eða fjarlægðu línuna ef lyklinum má sleppa.',
  }),
  'wrong-type': ({ key, expected, found, wanted = expected, holds }, phrase) => ({
    what: `Við „${key}“ á að vera ${phrase(expected)} en ekki ${phrase(found)}.`,
    why: holds === undefined ? 'Ekki er hægt að sýna þetta á síðunni.' : holdsText(holds, phrase),
    fix: fixText(`Write ${wanted}.`, phrase),
  }),
  'not-a-number': ({ key, text, suggestion }) => ({
    what:
      text === suggestion
        ? `Við „${key}“ á að vera heil tala en "${text}" innan gæsalappa er texti.`
        : `Við „${key}“ á að vera heil tala en „${text}“ er það ekki.`,
    why: 'Tölur eru skrifaðar með tölustöfum einum, án gæsalappa, punkta, bila og eininga.',
    fix:
      suggestion === undefined
        ? 'Skrifaðu aðeins tölustafi, til dæmis 12 eða 79000.'
        : `Skrifaðu ${suggestion}.`,
  }),
  'needs-quotes': ({ key, text }) => ({
    what: `Við „${key}“ á að vera texti en ${text} er ekki lesið sem texti.`,
    why: 'Tölustafir, slaufusvigar, true, false og null eru ekki texti í YAML nema innan gæsalappa.',
    fix: `Skrifaðu "${text}", með gæsalöppum.`,
  }),
  'text-length': ({ key, length, min, max, description }, phrase) => ({
    what: `„${key}“ er ${counted(length, 'stafur', 'stafir')} en þarf að vera ${countBetween(min, max)}.`,
    why: holdsText(description, phrase),
    fix:
      length < min
        ? `Bættu við að minnsta kosti ${counted(min - length, 'staf', 'stöfum')}.`
        : `Styttu textann um að minnsta kosti ${counted(length - max, 'staf', 'stafi')}.`,
  }),
  'list-length': ({ key, length, min, max }) => ({
    what: `Í „${key}“ ${isOne(length) ? 'er' : 'eru'} ${length} atriði en þar ${isOne(Number.isFinite(max) ? max : min) ? 'á' : 'eiga'} að vera ${countBetween(min, max)}.`,
    why: 'Útlit síðunnar er hannað fyrir þann fjölda.',
    fix:
      length < min
        ? `Bættu ${counted(min - length, 'atriði', 'atriðum')} við á eftir þessu.`
        : `Fjarlægðu ${length - max} atriði, hér eða fyrir ofan.`,
  }),
  'number-range': ({ key, value, min, max }) => ({
    what: `„${key}“ er ${value} en á að vera ${rangeText(min, max)}.`,
    why: 'Ekki er hægt að nota töluna á síðunni.',
    fix: `Skrifaðu heila tölu sem er ${rangeText(min, max)}.`,
  }),
  'wrong-format': (args, phrase) => ({
    what: formatText(args),
    why: holdsText(args.description, phrase),
    fix: formFix(args),
  }),
  'address-refused': ({ what, why, fix }, phrase) => ({
    what: phrase(what),
    why: phrase(why),
    fix: fixText(fix, phrase),
  }),
  'unknown-choice': ({ key, text, suggestion, known }, phrase) => ({
    what: `Við „${key}“ getur ekki staðið ${isBranch(text) ? phrase(text) : `„${text}“`}.`,
    why: 'Hér má aðeins velja úr ákveðnum orðum.',
    fix: `${didYouMean(suggestion)}Skrifaðu eitt af þessu: ${known}.`,
  }),
  'placeholder-missing': ({ key, names }) => {
    const listed = names.replaceAll('} and {', '} og {');
    return {
      what: `Í „${key}“ þarf að standa ${listed}.`,
      why: 'Vefurinn setur orð eða tölu í staðinn.',
      fix: `Láttu ${listed} standa í textanum, með slaufusvigunum.`,
    };
  },
};
