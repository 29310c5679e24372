interface Feature {
  title: string;
  description: string;
}

/** What a visitor gets, as a ruled grid of short texts. */
export function FeatureGrid({ items }: { items: readonly Feature[] }) {
  return (
    <ul className={`feature-grid feature-grid--${items.length}`}>
      {items.map(({ title, description }) => (
        <li key={title} className="feature-grid__item">
          <h3 className="feature-grid__title">{title}</h3>
          <p className="feature-grid__text">{description}</p>
        </li>
      ))}
    </ul>
  );
}
