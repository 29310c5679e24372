import { type Artifact, derivedText } from '../artifact.ts';
import type { Locale } from '../define/locale.ts';
import { digestOf } from '../digest.ts';
import type { FormIsland, PageFacts } from './facts.ts';

/** Files, and what is known of the pages among them. */
interface Pages {
  files: readonly Artifact[];
  pages: readonly PageFacts[];
}

/**
 * What stands in pages for the address of a search index until that is put in: the address changes with every word of the site,
 * and pages that do not need not be made anew for it.
 */
export function placeholdersOf(indexes: ReadonlyMap<Locale, string>): ReadonlyMap<Locale, string> {
  return new Map([...indexes.keys()].map((locale) => [locale, `/late-index-${locale}.json`]));
}

/** Puts the addresses of search indexes in, in pages and in what is known of them. */
export function putAddresses({ files, pages }: Pages, indexes: ReadonlyMap<Locale, string>): Pages {
  const known = [...placeholdersOf(indexes)].map(
    ([locale, from]) => [from, indexes.get(locale) ?? ''] as const,
  );
  if (known.length === 0) return { files, pages };
  const put = (text: string) => known.reduce((done, [from, to]) => done.replaceAll(from, to), text);
  const by = digestOf(known);
  return {
    files: files.map((file) => (file.path.endsWith('.html') ? derivedText(file, by, put) : file)),
    pages: pages.map((facts) => putIntoFacts(facts, put)),
  };
}

function putIntoFacts(facts: PageFacts, put: (text: string) => string): PageFacts {
  const { references, resources, data, forms } = facts;
  const values = (all: ReadonlySet<string>) => new Set([...all].map(put));
  const choices = (all: readonly (readonly string[])[]) => all.map((choice) => choice.map(put));
  return {
    ...facts,
    references: references.map((reference) => {
      const url = put(reference.url);
      return url === reference.url ? reference : { ...reference, url };
    }),
    data: new Map([...data].map(([name, all]) => [name, values(all)])),
    forms: forms.map((form) =>
      form.island === undefined ? form : { ...form, island: putIntoIsland(form.island, put) },
    ),
    resources: {
      css: choices(resources.css),
      script: choices(resources.script),
      fonts: choices(resources.fonts),
      images: choices(resources.images),
      video: choices(resources.video),
    },
  };
}

function putIntoIsland(island: FormIsland, put: (text: string) => string): FormIsland {
  const { markup, props } = island;
  return { ...island, markup: put(markup), props: props && JSON.parse(put(JSON.stringify(props))) };
}
