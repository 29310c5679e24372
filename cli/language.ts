import { type MessageLanguage, messageLanguages, type Phrase } from '../src/preparation.ts';

/**
 * Returns the language of what is printed: that of `--lang` and `SITE_LANG`, otherwise that of the system as POSIX and Node.js have it
 * (`is_IS.UTF-8`, `is-IS`), and English if messages have no other. It is needed before the command line is parsed, because help and mistakes
 * of usage are printed too.
 *
 * @param argv as in `process.argv`
 */
export function languageOf(
  argv: readonly string[],
  { SITE_LANG, LC_ALL, LC_MESSAGES, LANG }: Record<string, string | undefined>,
): MessageLanguage {
  const [, asked] = / --lang[ =](\S+)/.exec(argv.join(' ')) ?? [];
  const known = messageLanguages.find((one) => one === asked);
  if (known) return known;
  const name = SITE_LANG || LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  const [code] = name.toLowerCase().split(/[^a-z]/);
  return messageLanguages.find((one) => one === code) ?? 'en';
}

/** Returns what translates help and mistakes of usage. English needs no words, and most starts print neither. */
export async function phraseIn(language: MessageLanguage): Promise<Phrase> {
  if (language === 'en') return (text) => text;
  const { translatorIn } = await import('./commands/translator.ts');
  return (await translatorIn(language)).phrase;
}
