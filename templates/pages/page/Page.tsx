import { Block } from '../../blocks/index.tsx';
import { formAnchor, hrefOf } from '../../blocks/parts.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import type { PageView } from '../../page-view.ts';
import type { BlockPage } from './schema.ts';

/** A page of blocks under an opening. */
export function PageOfBlocks({ view }: { view: PageView<BlockPage> }) {
  const { blocks, colour, hero } = view.content;
  const hasForm = blocks.some(({ block }) => block === 'form');
  const formHref = hasForm ? `#${formAnchor}` : view.links.quote.href;
  return (
    <div className="block-page" data-colour={colour}>
      <PageHero view={view} seed={37} isForm={hasForm}>
        {hero.button && (
          <div className="block-page__button">
            <ButtonLink href={hrefOf(hero.button, { view, formHref })}>{hero.button.text}</ButtonLink>
          </div>
        )}
      </PageHero>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and never move
        <Block key={at} view={view} block={block} formHref={formHref} />
      ))}
    </div>
  );
}
