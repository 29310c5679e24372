import { Arrow, Icon } from '../../components/Icon.tsx';
import { PriceTag } from '../../components/PriceTag.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import type { Ui } from '../../data/ui.ts';
import type { PageContent } from '../../page-view.ts';
import type { Home } from './schema.ts';

/** The colours of the cards, in their order: no two neighbours look alike, whatever pages they lead to. */
const colours = ['sulphur', 'glacier', 'lava'] as const;

type Cards = PageContent<Home>['cards'];

/** The three services that most ask for, as fields of colour. */
export function HomeCards({ cards, words }: { cards: Cards; words: Ui['prices'] }) {
  return (
    <Section>
      <SectionHead {...cards} />
      <ul className="colour-cards">
        {cards.items.map((card, index) => (
          <ColourCard key={card.title} card={card} words={words} colour={colours[index % colours.length]} />
        ))}
      </ul>
    </Section>
  );
}

interface ColourCardProps {
  card: Cards['items'][number];
  words: Ui['prices'];
  colour: (typeof colours)[number] | undefined;
}

function ColourCard({ card, words, colour }: ColourCardProps) {
  return (
    <li className="link-card colour-card" data-colour={colour}>
      <Icon icon={card.icon} className="colour-card__icon" />
      <h3 className="colour-card__title">
        <a className="link-card__link" href={card.page.href}>
          {card.title}
        </a>
      </h3>
      <p>{card.description}</p>
      <ul className="tick-list">
        {card.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="colour-card__foot">
        <PriceTag price={{ ...card.price, prefix: words.least }} suffix={words.vat} />
        <Arrow />
      </div>
    </li>
  );
}
