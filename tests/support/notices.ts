import type { Edit } from './workspace.ts';

const texts = {
  is: { text: 'Lokað er hjá okkur 24.–26. desember.', link: 'Hafðu samband' },
  en: { text: 'We are closed from 24 to 26 December.', link: 'Contact us' },
};

/** A notice in both languages, with more keys such as its dates. */
export function notice(keys = '', languages: readonly (keyof typeof texts)[] = ['is', 'en']): Edit[] {
  return languages.map((language) => ({
    file: `${language}/notices.yaml`,
    write: `christmas:
${keys.replace(/^(?=.)/gm, '  ')}  text: ${texts[language].text}
  link: { text: ${texts[language].link}, page: contact }
sale:
  expireAt: 2027-01-31
  text: ${language === 'is' ? 'Útsala' : 'Sale'}
`,
  }));
}
