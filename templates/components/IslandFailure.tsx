import type { PageView } from '../page-view.ts';
import { ButtonLink } from './Button.tsx';

/** What takes the place of an island that threw, the search among them; kept in a template until then (specification 3.9). */
export function IslandFailure({ view }: { view: PageView }) {
  const { errors, navigation } = view.ui;
  return (
    <template data-island-failure>
      <div className="island-failure">
        <p className="island-failure__heading">{errors.boundary}</p>
        <p>{errors.boundaryHint}</p>
        <ButtonLink href={view.links.home.href}>{navigation.home}</ButtonLink>
      </div>
    </template>
  );
}
