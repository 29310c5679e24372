import type { Code } from '../messages.ts';
import { contentExamples, doubtExamples, placeholderExamples } from './content.ts';
import type { Examples } from './example.ts';
import { codeExamples, drawingExamples, fileExamples } from './files.ts';
import { formExamples, outputExamples } from './output.ts';
import { siteExamples } from './site.ts';
import { textExamples } from './texts.ts';

/** A mistake and its cure for every problem that the generator knows. */
export const examples: Examples<Code> = {
  ...fileExamples,
  ...contentExamples,
  ...placeholderExamples,
  ...drawingExamples,
  ...textExamples,
  ...siteExamples,
  ...formExamples,
  ...doubtExamples,
  ...outputExamples,
  ...codeExamples,
};
