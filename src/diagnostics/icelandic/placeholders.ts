import type { Catalogue } from '../catalogue.ts';
import type { placeholderMessages } from '../messages/placeholders.ts';

/** What can be written in braces, in words. */
function usable(known: string, file: string | undefined): string {
  if (known === '')
    return 'Skrifaðu það án slaufusviga. Það sem íhlutur fyllir inn er nefnt í skilgreiningu textans (`placeholders` í `prose`).';
  return `Þetta má nota hér: ${known}${file === undefined ? '' : ` og fleira sem er í ${file}`}.`;
}

const eitherOf = (names: readonly string[]) => names.join(' eða ');

const typedPrice =
  'Verð sem er slegið inn í annað sinn breytist ekki þegar verðinu er breytt þar sem það er skráð.';
const typedFact =
  'Það sem er slegið inn í annað sinn breytist ekki þegar því er breytt þar sem það er skráð.';

/** Problems of prices and facts in texts. */
export const placeholders: Pick<Catalogue, keyof typeof placeholderMessages> = {
  'placeholder-unknown': ({ text, suggestion, known, file }) => ({
    what: `Hvorki verð né staðreynd heitir „${text}“.`,
    why: 'Verð eða staðreynd kemur í stað orða í slaufusvigum. Þetta myndi birtast óbreytt, með svigunum.',
    fix:
      suggestion === undefined ? usable(known, file) : `Áttirðu við „${suggestion}“? Skrifaðu það í staðinn.`,
  }),
  'placeholder-open': ({ brace }) => ({
    what: `Slaufusviginn „${brace}“ er stakur.`,
    why: 'Í slaufusvigum er heiti á verði eða staðreynd, eins og {price:flyer}. Gestir sæju staka svigann.',
    fix: brace === '{' ? 'Lokaðu honum með } í sömu línu eða fjarlægðu hann.' : 'Fjarlægðu hann.',
  }),
  'placeholder-free': ({ key }) => ({
    what: `„${key}“ kostar ekkert.`,
    why: 'Í textanum stæði „0 kr.“.',
    fix: 'Segðu með orðum að það sé ókeypis.',
  }),
  'placeholder-amount': ({ text, suggestion }) => ({
    what: `„${text}“ er ekki upphæð.`,
    why: 'Vefurinn setur punkta eða kommur í tölur eins og venja er á hverju tungumáli. Hér á að skrifa þær án punkta, bila og eininga.',
    fix:
      suggestion === undefined
        ? 'Skrifaðu aðeins tölustafi, eins og í {amount:300000}.'
        : `Skrifaðu ${suggestion}.`,
  }),
  'placeholder-time': ({ text, suggestion }) => ({
    what: `„${text}“ er ekki gildur tími.`,
    why: 'Vefurinn skrifar tíma eins og venja er á hverju tungumáli. Hér á að skrifa tvo tölustafi, tvípunkt og tvo tölustafi.',
    fix: suggestion === undefined ? 'Skrifaðu hann eins og í {time:09:00}.' : `Skrifaðu ${suggestion}.`,
  }),
  'typed-price': ({ text, names, amount }) => ({
    what: `„${text}“ er verð í prices.yaml.`,
    why: typedPrice,
    fix: `Skrifaðu ${eitherOf(names)}. Sé það tilviljun að upphæðin er sú sama skaltu skrifa {amount:${amount}}.`,
  }),
  'equal-amount': ({ text, names, amount }) => ({
    what: `„${text}“ er sama upphæð og verð í prices.yaml.`,
    why: typedPrice,
    fix: `Skrifaðu ${eitherOf(names)} ef þetta er það verð, annars {amount:${amount}}.`,
  }),
  'equal-fact': ({ text, names, otherwise }) => ({
    what: `„${text}“ er líka skráð í site.yaml.`,
    why: typedFact,
    fix: `Skrifaðu ${eitherOf(names)} ef átt er við það sama, annars ${otherwise.replaceAll('} and {', '} og {')}.`,
  }),
  'typed-fact': ({ text, names }) => ({
    what: `„${text}“ er þegar skráð í site.yaml.`,
    why: typedFact,
    fix: `Skrifaðu ${eitherOf(names)}.`,
  }),
};
