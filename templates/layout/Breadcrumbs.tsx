import type { PageView } from '../page-view.ts';

/** The way from the home page to this one. */
export function Breadcrumbs({ view }: { view: PageView }) {
  if (view.breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={view.ui.navigation.breadcrumbs}>
      <ol className="breadcrumbs__list">
        {view.breadcrumbs.map((link) => (
          <li key={link.href} className="breadcrumbs__item">
            {link.current ? (
              <span aria-current="page">{link.text}</span>
            ) : (
              <a className="breadcrumbs__link" href={link.href}>
                {link.text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
