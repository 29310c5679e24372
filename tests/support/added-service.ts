import type { Edit } from './workspace.ts';

/** The keys by which a page is told from others. */
const own = {
  is: 'slug: postlistar\ntitle: Póstlistar\ndescription: Póstlistar sem fólk vill vera á, með efni sem það opnar og les til enda.\n',
  en: 'slug: mailing-lists\ntitle: Mailing Lists\ndescription: Mailing lists that people want to be on, with words that they open and read.\n',
};

/** A new service: a pair of files, made from an existing pair by changing what must differ. */
export const addedService: Edit[] = (['is', 'en'] as const).map((locale) => ({
  file: `${locale}/services/mailing-lists.md`,
  copyFrom: `${locale}/services/content-strategy.md`,
  replace: /^slug: [\s\S]*?\n(?=keywords:)/m,
  with: own[locale],
}));
