import { pathText } from '../../../define/walk.ts';
import type { Place } from '../../../diagnostics/index.ts';
import { comparedTexts } from '../compared-texts.ts';
import type { CheckedDocument } from '../references.ts';

/** A text that is translated as a whole. */
export interface TranslatedText {
  /** The path of its key, or the number of its section in the text below the keys: `#0` is before the first heading. */
  key: string;
  text: string;
  locate(): Place;
}

/** Returns the texts of a document that its translations have, too: the prose of its keys, and the sections of its body. */
export function translatedTexts(checked: CheckedDocument): TranslatedText[] {
  const { document } = checked;
  const ofKeys = comparedTexts(checked).map(({ path, text }) => ({
    ...{ key: pathText(path), text, locate: () => document.locate(path) },
  }));
  return [...ofKeys, ...sectionsOf(checked)];
}

function sectionsOf({ document }: CheckedDocument): TranslatedText[] {
  const { body } = document;
  if (!body) return [];
  const lines = body.source.split('\n');
  const starts = [1, ...body.headings.map(({ line }) => line)];
  return starts.flatMap((start, at): TranslatedText[] => {
    const section = lines.slice(start - 1, (starts[at + 1] ?? lines.length + 1) - 1);
    const filled = section.findIndex((line) => line.trim() !== '');
    if (filled < 0) return [];
    return [{ key: `#${at}`, text: section.join('\n'), locate: () => document.locateLine(start + filled) }];
  });
}
