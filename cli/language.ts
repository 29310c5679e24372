import { loadTranslator } from '../src/diagnostics/translation.ts';
import { type MessageLanguage, messageLanguages, type Translator } from '../src/preparation.ts';

/** The option of commands that print problems. */
export interface LangOption {
  lang?: string;
}

/** Returns the translator of what is printed, by `--lang` and `SITE_LANG`, otherwise by the language of the system. */
export async function translatorFor(
  { lang }: LangOption,
  env: Record<string, string | undefined>,
): Promise<Translator> {
  const language = messageLanguages.find((one) => one === lang) ?? languageOf(env);
  const translator = await loadTranslator(language);
  if (language === 'is') translator.learn((await import('./icelandic.ts')).phrases);
  return translator;
}

/** Returns the language of the system as POSIX and Node.js have it (`is_IS.UTF-8`, `is-IS`); English if messages have no other. */
function languageOf({
  SITE_LANG,
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Record<string, string | undefined>): MessageLanguage {
  const name = SITE_LANG || LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  const [code] = name.toLowerCase().split(/[^a-z]/);
  return messageLanguages.find((one) => one === code) ?? 'en';
}
