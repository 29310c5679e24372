/// <reference path="../hyphen.d.ts" />
import patterns from 'hyphen/en/index.js';
import { hyphenateWords, minWordLength, softHyphen } from '../../define/hyphens.ts';

/** Puts soft hyphens into the long words of a heading. */
export function hyphenate(text: string): string {
  return hyphenateWords(text, (word) =>
    patterns.hyphenateSync(word, { minWordLength, hyphenChar: softHyphen }).split(softHyphen),
  );
}
