import * as ofAgency from '../../site/broken-content-table.ts';
import { brokenFiles } from '../../site/broken-files-table.ts';
import * as ofPages from '../../site/broken-pages-table.ts';
import { brokenTexts } from '../../site/broken-texts-table.ts';
import type { BrokenTree } from '../../site/broken-tree.ts';

export { editFiles } from '../../support/workspace.ts';

/** The mistakes of the tests, by the site whose content they are made in. */
export const mistakes: { folder: string; trees: readonly BrokenTree[] }[] = [
  {
    folder: 'tests/sites/tiny',
    trees: [...brokenFiles, ...ofPages.brokenValues, ...brokenTexts, ...ofPages.brokenPages],
  },
  {
    folder: 'tests/sites/agency',
    trees: [
      ...ofAgency.brokenValues,
      ...ofAgency.brokenTexts,
      ...ofAgency.brokenPlaceholders,
      ...ofAgency.brokenSites,
    ],
  },
];
