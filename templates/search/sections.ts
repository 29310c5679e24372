import { consentCategories } from '../../src/client/consent/choices.ts';
import { isOf, type Route, type SearchEntry } from '../../src/define/index.ts';
import { schema as cookies } from '../pages/cookies/schema.ts';
import { serviceOf } from '../services.ts';
import { described } from './described.ts';

/** A part of a page with a heading and an anchor. */
interface Section {
  anchor: string;
  heading: string;
  text: string;
}

/** The entries of the sections of a page: each has the name of its page as its category. */
export function sectionEntries(route: Route): SearchEntry[] {
  const { title, label = title } = route.page.data;
  // The headings of a service say something about it; those of other pages name what stands below them.
  const isAside = serviceOf(route) !== undefined;
  return [...bodySections(route), ...cookieSections(route)].map(({ anchor, heading, text }, at) => ({
    ...{ id: `section/${route.id}/${at}`, title: heading, path: `${route.path}#${anchor}`, type: 'content' },
    ...{
      category: label,
      ...(isAside
        ? { isSentence: true, isAside, description: described(text).description }
        : described(text)),
    },
  }));
}

/** The sections of a Markdown text; languages have the same ones in the same order. */
function bodySections({ page: { body } }: Route): Section[] {
  if (!body) return [];
  const html = body.markup.map((part) => (typeof part === 'string' ? part : ''));
  const [, ...texts] = html.join('').split(/<h[1-6][^>]*>.*?<\/h[1-6]>/s);
  return body.headings.map(({ id, text }, at) => ({
    ...{ anchor: id, heading: text, text: plainText(texts[at] ?? '') },
  }));
}

/** The categories of cookies, and how to decide about them. */
function cookieSections(route: Route): Section[] {
  if (!isOf(route, cookies)) return [];
  const { types, management } = route.page.data;
  const steps = management.steps.map(({ title, text }) => `${title}: ${text}`);
  return [
    ...consentCategories.map((name) => {
      const { title, description, examples } = types[name];
      const purposes = examples.map((example) => `${example.name}: ${example.purpose}`);
      return { anchor: `_${name}`, heading: title, text: [description, ...purposes].join(' ') };
    }),
    { anchor: '_management', heading: management.heading, text: steps.join(' ') },
  ];
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The letters of markup. */
function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity);
}
