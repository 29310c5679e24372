import type { Catalogue } from '../catalogue.ts';
import { htmlMessage } from '../messages/html.ts';
import { fixText } from './wording.ts';

/** HTML in a text. What Markdown has in its place are phrases. */
export const html: Pick<Catalogue, 'markdown-html'> = {
  'markdown-html': ({ tag }, phrase) => ({
    what: `„${tag}“ er HTML.`,
    why: 'HTML er ekki notað í textum og gestir sæju kóðann sjálfan.',
    fix: fixText(htmlMessage({ tag }).fix, phrase),
  }),
};
