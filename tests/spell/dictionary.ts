import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadModule } from 'hunspell-asm';
import type { Locale } from '../../src/define/locale.ts';

const require = createRequire(import.meta.url);

/** The words of a language. */
export interface Dictionary {
  knows(word: string): boolean;
  suggest(word: string): string[];
}

/**
 * Opens the dictionary of a language with Hunspell itself, compiled to WebAssembly: checkers written in
 * JavaScript skip the two-step endings by which the Icelandic dictionary makes most of its forms.
 */
export async function openDictionary(locale: Locale): Promise<Dictionary> {
  const folder = dirname(require.resolve(`dictionary-${locale}`));
  const factory = await loadModule();
  const mount = (ending: string) =>
    factory.mountBuffer(readFileSync(join(folder, `index.${ending}`)), `${locale}.${ending}`);
  const hunspell = factory.create(mount('aff'), mount('dic'));
  return { knows: (word) => hunspell.spell(word), suggest: (word) => hunspell.suggest(word) };
}
