import type { Artifact } from '../../artifact.ts';
import type { Route } from '../../routes/index.ts';
import { type Locale, locales } from '../../rules/locale.ts';
import type { Template } from '../../schema/index.ts';
import type { RenderContext } from '../context.ts';
import { absolute } from '../head.ts';
import { labelOf } from '../resolvers.ts';

/** What a reader in a hurry may leave out: the last section of the file, which llmstxt.org calls “Optional”. */
const optional: readonly Template[] = ['terms', 'cookies'];

/** `llms.txt` (llmstxt.org): every page in both languages, with one sentence each. */
export function renderLlms(context: RenderContext): Artifact {
  const { site, routes } = context;
  const shared = routes.all.filter(({ page }) => page.data.template !== 'not-found');
  const isOptional = ({ page }: Route) => optional.includes(page.data.template);
  const describe = (route: Route) =>
    `- [${labelOf(route)}](${absolute(route, context)}): ${route.page.data.description}`;
  const sections = locales.flatMap((locale) => {
    const own = shared.filter((route) => route.locale === locale && !isOptional(route));
    return sectionsOf(own, locale, context).map(([title, pages]) => section(title, pages.map(describe)));
  });
  const body = [
    `# ${site.settings.brand}`,
    ...locales.map((locale) => `> ${routes.only(locale, 'home').page.data.description}`).flatMap(asParagraph),
    ...sections,
    section('Optional', shared.filter(isOptional).map(describe)),
  ];
  return { path: 'llms.txt', body: `${body.join('\n\n')}\n` };
}

/** The file has one summary; the second language says the same below it. */
function asParagraph(summary: string, at: number): string {
  return at === 0 ? summary : summary.slice('> '.length);
}

function sectionsOf(
  pages: readonly Route[],
  locale: Locale,
  { site }: RenderContext,
): [title: string, pages: Route[]][] {
  const { ui, search } = site.locales[locale];
  const { navigation } = ui;
  const isService = ({ page }: Route) => 'shape' in page.data;
  return [
    [`${navigation.languageName}: ${navigation.services}`, pages.filter(isService)],
    [`${navigation.languageName}: ${search.categories.page}`, pages.filter((one) => !isService(one))],
  ];
}

const section = (title: string, lines: readonly string[]) => [`## ${title}`, '', ...lines].join('\n');
