import type { Catalogue } from '../catalogue.ts';
import type { ledgerMessages } from '../messages/ledger.ts';
import { listText } from './wording.ts';

/** Problems of the list of published addresses. */
export const ledger: Pick<Catalogue, keyof typeof ledgerMessages> = {
  'address-lost': ({ address, page, suggestion }) => ({
    what: `${address} var birt fyrir síðuna „${page}“ en vísar nú ekki á neitt.`,
    why: 'Fólk og leitarvélar þekkja þetta veffang og það verður að vísa á eitthvað.',
    fix: `Skrifaðu ${suggestion === undefined ? '' : `${suggestion}, `}aðra síðu, veffang á öðrum vef (https://…) eða „gone“ ef það á að hætta að virka.`,
  }),
  'address-hidden': ({ addresses, page, state, at = '' }) => {
    const isSingle = addresses.length === 1;
    const why = { draft: 'er drög', expired: `var tekin úr birtingu (${at})` }[state];
    return {
      what: `${listText(addresses)} ${isSingle ? 'endar' : 'enda'} nú á 404-síðunni, því að síðan „${page}“ ${why}.`,
      why: `Fólk og leitarvélar þekkja ${isSingle ? 'þetta veffang' : 'þessi vefföng'}.`,
      fix: `Skrifaðu síðuna sem kemur í staðinn ${isSingle ? 'við veffangið' : 'við hvert þeirra'} í þessari skrá, eða „gone“ ef ${isSingle ? 'það á' : 'þau eiga'} að hætta að virka.`,
    };
  },
  'address-promised': ({ address, target, line, page, isAlias }) => ({
    what: `${address} vísar á „${target}“ (${line}) en þessi síða tæki veffangið yfir.`,
    why: `Fólk og leitarvélar tengja veffangið við „${target}“ en fyndu þar þessa síðu.`,
    fix: `${isAlias ? 'Fjarlægðu það úr „aliases“' : 'Gefðu þessari síðu annað veffang'}. Eigi hún að koma þar í stað „${target}“ skrifarðu „${page}“ í ${line}.`,
  }),
  'ledger-taken': ({ address, other }) => ({
    what: `Skráin ${other} er með veffangið ${address}.`,
    why: 'Hjá sumum hýsingaraðilum vísaði línan gestum burt frá skránni en hjá öðrum ekki.',
    fix: 'Fjarlægðu línuna.',
  }),
  'ledger-address': ({ address }) => ({
    what: `„${address}“ er ekki veffang á þessum vef.`,
    why: 'Aðeins slóðin í veffangi getur vísað á síðu.',
    fix: 'Skrifaðu hana heila, með skástriki fremst en engu aftast, til dæmis /gamalt-heiti.',
  }),
  'ledger-target': ({ target, suggestion }) => ({
    what: `„${target}“ er hvorki síða, veffang á öðrum vef né „gone“.`,
    why: 'Veffang sem hefur verið birt verður að vísa á eitthvað.',
    fix:
      suggestion === undefined
        ? 'Skrifaðu heiti síðu, til dæmis „services“, veffang sem byrjar á https://, eða „gone“.'
        : `Skrifaðu ${suggestion}.`,
  }),
};
