import type { Catalogue } from '../catalogue.ts';
import { few, type ledgerMessages } from '../messages/ledger.ts';
import type { Args } from '../messages.ts';
import { counted, listText } from './wording.ts';

/** Problems of what builds keep in the content: the list of published addresses, and the record of translations. */
export const ledger: Pick<Catalogue, keyof typeof ledgerMessages> = {
  'address-lost': ({ address, page, suggestion }) => ({
    what: `${address} var birt fyrir síðuna „${page}“ en vísar nú ekki á neitt.`,
    why: 'Fólk og leitarvélar þekkja þetta veffang og það verður að vísa á eitthvað.',
    fix: `Skrifaðu ${suggestion === undefined ? '' : `„${suggestion}“, `}heiti annarrar síðu, veffang á öðrum vef (https://…) eða „gone“ ef það á að hætta að virka.`,
  }),
  'address-hidden': ({ addresses, page, state, at = '' }) => {
    const isSingle = addresses.length === 1;
    const why = { draft: 'er drög', expired: `var tekin úr birtingu (${at})` }[state];
    return {
      what: `${listText(few(addresses, (rest) => `${rest} til viðbótar`))} ${isSingle ? 'endar' : 'enda'} nú á 404-síðunni, því að síðan „${page}“ ${why}.`,
      why: `Fólk og leitarvélar þekkja ${isSingle ? 'þetta veffang' : 'þessi vefföng'}.`,
      fix: `Skrifaðu ${isSingle ? 'við veffangið' : 'við hvert þeirra'} í þessari skrá heiti síðunnar sem kemur í staðinn, eða „gone“ ef ${isSingle ? 'það á' : 'þau eiga'} að hætta að virka.`,
    };
  },
  'address-promised': ({ address, target, line, page, isAlias }) => ({
    what: `${address} vísar á „${target}“ (${line}) en þessi síða tæki veffangið yfir.`,
    why: `Fólk og leitarvélar tengja veffangið við „${target}“ en fyndu þar þessa síðu.`,
    fix: `${isAlias ? 'Fjarlægðu það úr „aliases“' : 'Gefðu þessari síðu annað veffang'}. Eigi hún að koma þar í stað „${target}“ skaltu skrifa „${page}“ í ${line}.`,
  }),
  'ledger-taken': ({ address, other }) => ({
    what: `Skráin ${other} er með veffangið ${address}.`,
    why: 'Hjá sumum hýsingaraðilum vísaði línan gestum burt frá skránni en hjá öðrum ekki.',
    fix: 'Fjarlægðu línuna.',
  }),
  'ledger-address': ({ address, slip, found, meant, isThere = false }) => ({
    what: {
      query: `Í „${address}“ er meira en slóð: „${found}“.`,
      sign: `Í „${address}“ er táknið „${found}“, sem getur ekki verið í veffangi á þessum vef.`,
      encoded: `Stafirnir í „${address}“ eru kóðaðir.`,
      form: `„${address}“ er ekki veffang á þessum vef.`,
    }[slip],
    why: {
      query:
        'Aðeins slóðin í veffangi getur vísað á síðu. Hún gildir líka þótt eitthvað standi á eftir „?“ eða „#“.',
      sign: 'Milli skástrika eru aðeins bókstafir, tölustafir, stök bil og táknin - . _ ~',
      encoded:
        'Í þessari skrá eru vefföng eins og fólk les þau og vísa á sama stað hvort sem þau eru kóðuð eða ekki.',
      form: 'Aðeins slóðin í veffangi getur vísað á síðu.',
    }[slip],
    fix: isThere ? `Fjarlægðu línuna: ${meant} er þegar í skránni.` : addressFix(slip, meant),
  }),
  'ledger-cut': ({ lines }) => {
    const isSingle = lines.length === 1;
    const what = counted(lines.length, 'lína sem var vistuð í git er', 'línur sem voru vistaðar í git eru');
    return {
      what: `${isSingle ? 'Lína sem var vistuð í git er' : what} ekki lengur í skránni: ${lines.map((line) => `„${line}“`).join(', ')}.`,
      why: `Fólk og leitarvélar þekkja ${isSingle ? 'þetta veffang og án línunnar vísar það' : 'þessi veffang og án línanna vísa þau'} ekki á neitt.`,
      fix: `Settu ${isSingle ? 'línuna' : 'línurnar'} aftur í skrána. Eigi veffangið að hætta að virka skaltu skrifa „gone“ á eftir því.`,
    };
  },
  'record-lost': ({ file, isLedger }) => ({
    what: 'Þessi skrá er í síðustu útgáfunni í git en finnst ekki lengur.',
    why: isLedger
      ? 'Í henni er hvert veffang sem hefur verið birt. Án hennar tekur enginn eftir því ef eitthvert þeirra hættir að virka.'
      : 'Hún segir hvaða þýðingar fylgjast að. Án hennar tekur enginn eftir því ef einhver þeirra situr eftir.',
    fix: `Sæktu hana aftur með „git checkout HEAD -- ${file}“. Eigi nýr vefur að byrja án hennar skaltu vista í git að hún sé farin.`,
  }),
  'ledger-empty': ({ address }) => ({
    what: `Ekkert stendur við ${address}.`,
    why: 'Veffang sem hefur verið birt verður að vísa á eitthvað.',
    fix: 'Skrifaðu heiti síðu, til dæmis „services“, veffang á öðrum vef (https://…) eða „gone“ ef það á að hætta að virka.',
  }),
  'ledger-target': ({ target, hasCredentials = false, suggestion }) => ({
    what: hasCredentials
      ? `Í „${target}“ er notandanafn eða aðgangsorð.`
      : `„${target}“ er hvorki síða, veffang á öðrum vef né „gone“.`,
    why: hasCredentials
      ? 'Allir sem nota gamla veffangið sæju það.'
      : 'Veffang sem hefur verið birt verður að vísa á eitthvað.',
    fix:
      suggestion === undefined
        ? 'Skrifaðu heiti síðu, til dæmis „services“, veffang sem byrjar á https://, eða „gone“.'
        : `Skrifaðu „${suggestion}“.`,
  }),
};

function addressFix(slip: Args<'ledger-address'>['slip'], meant: string | undefined): string {
  if (slip === 'query' || slip === 'sign')
    return meant === undefined
      ? 'Fjarlægðu línuna.'
      : `Skrifaðu ${meant} ef það er veffangið; fjarlægðu annars línuna.`;
  return meant === undefined
    ? 'Skrifaðu alla slóðina á þessum vef, með skástriki fremst en engu aftast, til dæmis /gamalt-heiti.'
    : `Skrifaðu ${meant}.`;
}
