import type { Artifact } from '../../artifact.ts';
import { given } from '../../define/given.ts';
import type { LlmsSection } from '../../define/site.ts';
import type { Route } from '../../routes/index.ts';
import type { RenderContext } from '../context.ts';
import { absolute } from '../head.ts';
import { labelOf } from '../resolvers.ts';

/** `llms.txt` (llmstxt.org): every page in every language, with one sentence each. */
export function renderLlms(context: RenderContext): Artifact {
  const { facts, routes, locales } = context;
  const describe = (route: Route) =>
    `- [${labelOf(route)}](${absolute(route, context)}): ${route.page.data.description}`;
  const sections = locales.flatMap(({ id }) => sectionsOf(id, context));
  const optional = routes.addressed.filter(isOptional);
  const all = [...sections, ...(optional.length > 0 ? [{ title: 'Optional', routes: optional }] : [])];
  const body = [
    `# ${facts.brand}`,
    ...locales.map(({ id }, at) => asSummary(routes.home(id).page.data.description, at)),
    ...all.map((one) => [`## ${one.title}`, '', ...one.routes.map(describe)].join('\n')),
  ];
  return { path: 'llms.txt', body: `${body.join('\n\n')}\n` };
}

const isOptional = ({ page }: Route) => page.kind.isOptional === true;

/** The file has one summary; the other languages say the same below it. */
function asSummary(summary: string, at: number): string {
  return at === 0 ? `> ${summary}` : summary;
}

function sectionsOf(locale: string, context: RenderContext): LlmsSection[] {
  const { site, routes, locales } = context;
  const own = routes.addressed.filter((route) => route.locale === locale && !isOptional(route));
  const title = locales.find(({ id }) => id === locale)?.name ?? locale;
  if (!site.llms) return [{ title, routes: own }];
  return given('“llms”', site.llms(own, context.content.own(locale)), ['a list']);
}
