import type { Catalogue, Labels } from '../catalogue.ts';
import { code } from './code.ts';
import { content } from './content.ts';
import { doubts } from './doubts.ts';
import { drawings } from './drawings.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { output } from './output.ts';
import { placeholders } from './placeholders.ts';
import { site } from './site.ts';
import { texts } from './texts.ts';

export { phrases } from './phrases.ts';
export { isOne } from './wording.ts';

/** The words of every problem in Icelandic. */
export const catalogue: Catalogue = {
  ...files,
  ...content,
  ...placeholders,
  ...drawings,
  ...texts,
  ...site,
  ...forms,
  ...doubts,
  ...output,
  ...code,
};

/** The words around a problem. */
export const labels: Labels = { error: 'villa', warning: 'viðvörun', why: 'ástæða', fix: 'úrbót' };
