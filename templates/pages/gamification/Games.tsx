import { Fold } from '../../components/Fold.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import type { PageContent } from '../../page-view.ts';
import type { Gamification } from './schema.ts';

type Games = PageContent<Gamification>['games'];
type Category = Games['items'][number]['category'];

/** The order of the categories on the page, and the colour of each (specification 4.9). */
const categories: readonly { category: Category; colour: string }[] = [
  { category: 'luck', colour: 'sulphur' },
  { category: 'knowledge', colour: 'glacier' },
  { category: 'skill', colour: 'aurora' },
];

/** The types of games, grouped by what decides them: luck, knowledge or skill. */
export function Games({ games }: { games: Games }) {
  return (
    <Section>
      <SectionHead {...games} />
      {categories.map(({ category, colour }) => (
        <GameCategory key={category} games={games} category={category} colour={colour} />
      ))}
    </Section>
  );
}

interface GameCategoryProps {
  games: Games;
  category: Category;
  colour: string;
}

function GameCategory({ games, category, colour }: GameCategoryProps) {
  const { title, description } = games.categories[category];
  const items = games.items.filter((game) => game.category === category);
  return (
    <Fold
      className="games"
      colour={colour}
      summary={
        <>
          <h3>{title}</h3>
          <span>{description}</span>
          {items[0] && <Icon icon={items[0].icon} className="games__picture" />}
        </>
      }
    >
      <ul className="games__list">
        {items.map(({ title, description, icon }) => (
          <li key={title} className="games__item">
            <Icon icon={icon} className="games__icon" />
            <h4>{title}</h4>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
