import type { Catalogue } from '../catalogue.ts';
import { type codeMessages, insteadOf } from '../messages/code.ts';

/** Problems in the code of a site. */
export const code: Pick<Catalogue, keyof typeof codeMessages> = {
  'untracked-read': ({ read }, phrase) => ({
    what: `Þessi kóði les ${read} á meðan vefurinn er smíðaður.`,
    why: 'Kerfið sér ekki hvenær það breytist og því yrðu sumar síður nýjar en aðrar gamlar.',
    fix: `${phrase(insteadOf(read))} Þetta má þó lesa í „effects“ og „event handlers“, því að slíkt er aðeins keyrt í vafra.`,
  }),
  'untracked-import': ({ module }) => ({
    what: `Þessi kóði sækir eininguna „${module}“, sem getur lesið það sem kerfið veit ekki af.`,
    why: 'Væri því breytt yrðu sumar síður nýjar en aðrar gamlar.',
    fix: 'Skilgreindu gagnaskrá með `from` („Data from elsewhere“ í templates/README.md) og lestu gögn hennar úr efninu. Eining sem slík skrá eða `media` sækir með „import()“ má sækja hana.',
  }),
  'data-failed': ({ name, detail }, phrase) => ({
    what: `Ekki tekst að sækja gögnin „${name}“: ${phrase(detail)}.`,
    why: 'Síður sem sýna þau verða ekki til.',
    fix: 'Lagaðu gögnin eða fallið sem sækir þau (`data` í skilgreiningu vefsins).',
  }),
  'json-syntax': ({ detail }) => ({
    what: `Þetta er ekki gilt JSON: ${detail}.`,
    why: 'Ekkert í skránni er lesið fyrr en þetta hefur verið lagað.',
    fix: 'Lagaðu þetta hér eða rétt á undan.',
  }),
};
