import type { LlmsSection, Route } from '../../src/define/index.ts';
import { serviceOf } from '../services.ts';
import type { Data } from './index.ts';

/** The sections of a language in `llms.txt`: its services, then its other pages. */
export function llmsSections(routes: readonly Route[], { ui, search }: Data['own']): LlmsSection[] {
  const { languageName, services } = ui.navigation;
  const isService = (route: Route) => serviceOf(route) !== undefined;
  return [
    { title: `${languageName}: ${services}`, routes: routes.filter(isService) },
    { title: `${languageName}: ${search.categories.page}`, routes: routes.filter((one) => !isService(one)) },
  ];
}
