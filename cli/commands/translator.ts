import { loadTranslator } from '../../src/diagnostics/translation.ts';
import type { MessageLanguage, Translator } from '../../src/preparation.ts';

/** Loads a language of what is printed. Its words are in files that no other language loads. */
export async function translatorIn(language: MessageLanguage): Promise<Translator> {
  if (language === 'en') return loadTranslator(language);
  const { phrases } = await import('../icelandic.ts');
  return loadTranslator(language, { [language]: phrases });
}
