import type { Edit } from './workspace.ts';

const languages = ['is', 'en'] as const;
type Language = (typeof languages)[number];

const overview: Record<Language, string> = {
  is: `template: articles
slug: greinar
title: Greinar um stafræna markaðssetningu
label: Greinar
description: Greinar um vefi, leitarvélar og markaðsstarf fyrir þá sem vilja skilja hvað er gert og hvers vegna.
hero:
  heading: Það sem við höfum lært
  lead: Stuttar greinar um það sem virkar, og stundum um það sem virkaði ekki.
words:
  part: "{title} – síða {n}"
  parts: Síður listans
  newer: Nýrri greinar
  older: Eldri greinar
  author: "Höfundur: {name}"
  updated: uppfært {day}
  tags: Efnisorð
  more: Fleiri greinar
  feed: Fáðu nýjar greinar í fréttalesara (Atom)
closing:
  heading: Viltu heyra meira?
  text: Sendu okkur línu og við segjum þér hvað ætti við hjá þér.
`,
  en: `template: articles
slug: articles
title: Articles on digital marketing
label: Articles
description: Articles on websites, search engines and marketing for people who want to know what is done, and why.
hero:
  heading: What we have learned
  lead: Short articles on what works, and sometimes on what did not.
words:
  part: "{title} – page {n}"
  parts: Pages of the list
  newer: Newer articles
  older: Older articles
  author: "By {name}"
  updated: updated {day}
  tags: Tags
  more: More articles
  feed: Read new articles in a feed reader (Atom)
closing:
  heading: Want to hear more?
  text: Drop us a line, and we will tell you what would suit you.
`,
};

const tag: Record<Language, string> = {
  is: `template: tag
slug: leitarvelar
title: Greinar um leitarvélar
label: Leitarvélar
description: Allar greinarnar um leitarvélar, um það hvernig þær lesa vefi og hvað fær þær til að mæla með þeim.
hero:
  heading: Leitarvélar
  lead: Hvernig fólk finnur það sem það leitar að.
`,
  en: `template: tag
slug: search-engines
title: Articles on search engines
label: Search engines
description: All articles on search engines, on how they read websites and what makes them recommend one.
hero:
  heading: Search engines
  lead: How people find what they are looking for.
`,
};

/** The keys of an article that differ between languages. */
const words: Record<Language, (n: number) => string> = {
  is: (n) => `slug: grein-${n}
title: Grein númer ${n}
description: Grein númer ${n} er skrifuð til að sýna hvernig greinar líta út á vefnum og hvað þarf til að birta eina.
hero:
  heading: Grein númer ${n} & það sem hún kennir
  lead: Það sem grein númer ${n} segir, í einni setningu.
`,
  en: (n) => `slug: article-${n}
title: Article number ${n}
description: Article number ${n} is written to show how articles look on the site, and what it takes to publish one.
hero:
  heading: Article number ${n} & what it teaches
  lead: What article number ${n} says, in one sentence.
`,
};

const body: Record<Language, string> = {
  is: 'Fyrsta efnisgreinin segir um hvað greinin er.\n\n## Hvers vegna\n\nÖnnur efnisgreinin segir hvers vegna það skiptir máli.\n',
  en: 'The first paragraph says what this is about.\n\n## Why it matters\n\nThe second paragraph says why it matters.\n',
};

const two = (n: number) => `${n}`.padStart(2, '0');

function article(locale: Language, n: number, keys: string): Edit {
  const text = `---\ntemplate: article\n${words[locale](n)}date: 2026-10-${two(n)}\nauthor: Jóna Dæmisdóttir\n${keys}---\n\n${body[locale]}`;
  return { file: `${locale}/articles/a${two(n)}.md`, write: text };
}

/**
 * The edits that give the frozen content an overview with so many articles, a day apart, and a tag, which the first article has.
 *
 * @param more more keys of the first article
 */
export function articlesOf(count: number, more = ''): Edit[] {
  return languages.flatMap((locale) => [
    { file: `${locale}/articles.yaml`, write: overview[locale] },
    { file: `${locale}/articles/search.yaml`, write: tag[locale] },
    ...Array.from({ length: count }, (_, at) =>
      article(locale, at + 1, at === 0 ? `tags: [articles/search]\n${more}` : ''),
    ),
  ]);
}
