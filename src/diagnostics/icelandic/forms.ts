import type { Catalogue } from '../catalogue.ts';
import { fewPages, type formMessages } from '../messages/forms.ts';
import type { Args } from '../messages.ts';
import { counted, didYouMean, inLanguage, listText } from './wording.ts';

/** Names a form behind „formið“ or „forminu“, with the pages on which it is wrong in the same way. */
function named({ form, pages }: { form: string; pages: readonly string[] }): string {
  const rest = pages.slice(fewPages).length;
  const shown = [...pages.slice(0, fewPages), ...(rest > 0 ? [`${rest} til viðbótar`] : [])];
  return `„${form}“ (á ${listText(shown)})`;
}

/** Reasons for the attributes of a form. */
const attributes: Readonly<Record<string, string>> = {
  name: 'Hýsingaraðilar þekkja formið á nafninu.',
  method: 'Án JavaScript lenti það sem gestir skrifa í veffanginu.',
  action: 'Netþjónninn tekur aðeins við formum á rót vefsins.',
  enctype: 'Netþjónninn og hýsingaraðilar taka aðeins við formum eins og vafrar senda þau án þessa eigindis.',
  'data-netlify': 'Netlify tekur aðeins við formum sem eru merkt þannig.',
  'netlify-honeypot': 'Netlify héldi að það sem vélmenni senda væri frá gestum.',
  novalidate: 'Án JavaScript myndi vafrinn ekki athuga neitt.',
};

/** Reasons for the controls that every form has. */
const ownControls: Readonly<Record<string, string>> = {
  'form-name': 'Netþjónninn og hýsingaraðilar sjá á henni hvaða form var sent.',
  'bot-field': 'Hún er gildra fyrir vélmenni. Án hennar fylla þau út hina reitina.',
};

const quoted = (texts: readonly string[]): string => texts.map((text) => `„${text}“`).join(', ');

function wrongOptions({ control, unknown, missing, ...form }: Args<'form-options'>): string {
  const lacked = missing.length > 0 ? quoted(missing) : undefined;
  if (unknown.length > 0)
    return `${quoted(unknown)} ${unknown.length > 1 ? 'eru ekki valkostir' : 'er ekki valkostur'} í „${control}“ í forminu ${named(form)}${lacked ? ` en þar vantar ${lacked}` : ''}.`;
  return lacked
    ? `Meðal valkosta í „${control}“ í forminu ${named(form)} vantar ${lacked}.`
    : `Valkostir í „${control}“ í forminu ${named(form)} eru í annarri röð en í skilgreiningunni.`;
}

function requiredReason(isRequired: boolean, isOneOfMany: boolean): string {
  if (isOneOfMany)
    return 'Vafrinn myndi krefjast þess að hakað væri í alla reiti sem eru merktir þannig; í reglunum og á netþjóninum dugar einn.';
  return isRequired
    ? 'Án JavaScript myndi vafrinn ekki senda formið nema hún væri fyllt út.'
    : 'Án JavaScript væri hægt að senda formið án þess að fylla hana út og hýsingaraðilar tækju við því.';
}

/** Problems of whole forms and their attributes. */
const wholeForms = {
  'form-missing': ({ form, languages }, phrase) => ({
    what: `Formið „${form}“ vantar á síður ${listText(languages.map((name) => inLanguage(name, phrase)))}.`,
    why: 'Netþjónninn tekur aðeins við formi ef eyja þess er á síðu á hverju tungumáli.',
    fix: 'Sýndu eyju þess á síðu á hverju tungumáli eða fjarlægðu formið úr „forms“ í skilgreiningu vefsins.',
  }),
  'form-unknown': ({ page, name, suggestion }) => ({
    what: `Á ${page} er ${name === '' ? 'form án nafns' : `formið „${name}“`}, sem er sent til vefsins en hann þekkir ekki.`,
    why: 'Netþjónninn hafnar því og það sem slegið var inn glatast.',
    fix: `${didYouMean(suggestion)}Skilgreindu það með defineForm og bættu því við „forms“ í skilgreiningu vefsins eða fjarlægðu það.`,
  }),
  'form-attribute': ({ attribute, found, wanted, ...form }) => ({
    what:
      found === undefined
        ? `Eigindið „${attribute}“ vantar í formið ${named(form)}.`
        : `Eigindið „${attribute}“ er „${found}“ í forminu ${named(form)}.`,
    why: attributes[attribute] ?? '',
    fix:
      wanted === undefined
        ? `Fjarlægðu það${attribute === 'novalidate' ? ' úr HTML-kóðanum og settu það á formið þegar JavaScript er komið í gang (useAwake)' : ''}.`
        : `Skrifaðu ${attribute}="${wanted}".`,
  }),
  'form-unanswered': ({ page, form, anchor, isEmpty }) => ({
    what: isEmpty
      ? `Á ${page} er stakið með auðkennið „${anchor}“ tómt.`
      : `Á ${page} er ekkert stak með auðkennið „${anchor}“.`,
    why: `Án JavaScript fer vafrinn þangað þegar tekið hefur verið við forminu „${form}“ og að öðrum kosti fengi gesturinn ekki að vita af því.`,
    fix: `Bættu við staki með id="${anchor}" sem segir hvað hefur gerst. Í stílblaði má fela það með #${anchor}:not(:target).`,
  }),
} satisfies Partial<Catalogue>;

/** Problems of the controls of forms. */
const controls = {
  'form-control-missing': ({ control, markup, isConditional, ...form }, phrase) => ({
    what: `Stýringuna „${control}“ vantar í formið ${named(form)} eða hún er óvirk.`,
    why: ownControls[control] ?? 'Án JavaScript gætu gestir ekki fyllt út þennan reit formsins.',
    fix: `Bættu ${phrase(markup)} við HTML-kóðann${isConditional ? ', þótt hún sjáist aðeins við tiltekið skilyrði' : ''}.`,
  }),
  'form-control-unknown': ({ control, suggestion, ...form }) => ({
    what: `Stýringin „${control}“ er ekki reitur í forminu ${named(form)}.`,
    why: 'Netþjónninn hendir því sem gestir skrifa þar.',
    fix: `${didYouMean(suggestion)}Gefðu henni nafn reits eða bættu reitnum við skilgreiningu formsins.`,
  }),
  'form-control-unnamed': ({ markup, ...form }) => ({
    what: `Stýring án nafns er í forminu ${named(form)}: ${markup}`,
    why: 'Vafrar senda ekki það sem gestir skrifa þar.',
    fix: 'Gefðu henni nafn reitsins.',
  }),
  'form-control-twice': ({ control, ...form }) => ({
    what: `Tvær stýringar heita „${control}“ í forminu ${named(form)}.`,
    why: 'Vafrar senda báðar og netþjónninn hafnar reit sem er sendur tvisvar.',
    fix: 'Fjarlægðu aðra þeirra.',
  }),
  'form-control-type': ({ control, type, wanted, ...form }, phrase) => ({
    what: `Stýringin „${control}“ í forminu ${named(form)} er af gerðinni „${type}“.`,
    why: 'Netþjónninn tæki ekki við því sem hún sendir eða gestir gætu ekki fyllt hana út.',
    fix: `Notaðu ${phrase(wanted)}.`,
  }),
  'form-control-value': ({ control, value, wanted, ...form }) => ({
    what: `Stýringin „${control}“ í forminu ${named(form)} er með gildið „${value}“.`,
    why: ownControls[control] ?? '',
    fix: wanted === '' ? 'Hafðu hana auða.' : `Skrifaðu value="${wanted}".`,
  }),
  'form-control-required': ({ control, isRequired, isConditional, isOneOfMany, ...form }) => ({
    what: `Stýringin „${control}“ í forminu ${named(form)} er ${isRequired ? '' : 'ekki '}„required“${isOneOfMany ? ', þótt hún sé einn af nokkrum gátreitum' : ', ólíkt því sem segir í skilgreiningunni'}.`,
    why: requiredReason(isRequired, isOneOfMany),
    fix: isRequired
      ? `Fjarlægðu „required“ úr HTML-kóðanum${isConditional ? '. Reitinn verður samt að fylla út á meðan hann sést' : ''}.`
      : 'Bættu „required“ við HTML-kóðann eða fjarlægðu það úr skilgreiningunni.',
  }),
  'form-control-length': ({ control, limit, found, ...form }) => ({
    what: `Stýringin „${control}“ í forminu ${named(form)} tekur við ${found === undefined ? 'texta af hvaða lengd sem er' : `allt að ${counted(found, 'staf', 'stöfum')}`} en hámarkið er ${limit}.`,
    why: 'Netþjónninn hafnar lengri texta og það sem slegið var inn glatast.',
    fix: `Skrifaðu maxlength="${limit}".`,
  }),
} satisfies Partial<Catalogue>;

/** Problems of the forms of built pages. */
export const forms: Pick<Catalogue, keyof typeof formMessages> = {
  ...wholeForms,
  ...controls,
  'form-options': (wrong) => ({
    what: wrongOptions(wrong),
    why: 'Án JavaScript er texti valkosta sendur eins og hann stendur á síðunni. Netþjónninn hafnar öðrum texta og annarri röð en í skilgreiningunni.',
    fix: `Skrifaðu það sem optionTexts skilar, í sömu röð: ${quoted(wrong.texts)}.`,
  }),
  'form-option-textless': ({ control, options, ...form }) => ({
    what: `Þessir valkostir í „${control}“ eru án texta í forminu ${named(form)}: ${quoted(options)}.`,
    why: 'Texti valkosts er það sem er sent. Án hans sér netþjónninn ekki hvað var valið.',
    fix: 'Gefðu eyju formsins „fields“ (prop) með orðum reitanna eða gefðu reitnum textOf sem þarf engin orð.',
  }),
  'option-twice': ({ form, field, text, one, other }) => ({
    what: `Valkostirnir „${one}“ og „${other}“ í „${field}“ í forminu „${form}“ heita báðir „${text}“.`,
    why: 'Það er textinn sem er sendur og því sæi enginn hvor þeirra hefði verið valinn.',
    fix: 'Gefðu öðrum þeirra annan texta.',
  }),
};
