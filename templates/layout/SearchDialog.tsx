import { Button } from '../components/Button.tsx';
import type { PageView } from '../page-view.ts';

const inputId = '_search-input';

/** Opens the search dialog. It is shown when script runs: only script can search. */
export function SearchButton({ view }: { view: PageView }) {
  return <button type="button" className="search-button" aria-label={view.ui.navigation.search} />;
}

/**
 * The search dialog, with all that it shows before anything is searched for: it opens without waiting for anything to be
 * loaded. The search box comes first, so that the browser gives it the focus.
 */
export function SearchDialog({ view }: { view: PageView }) {
  const { title, placeholder, close, failed, retry, popular } = view.ui.search;
  return (
    <dialog className="search" aria-label={title} data-index={view.search.indexHref}>
      <div className="search__inner">
        <label htmlFor={inputId}>{title}</label>
        <input
          id={inputId}
          className="search__input"
          type="text"
          enterKeyHint="search"
          role="combobox"
          aria-expanded="false"
          autoComplete="off"
          placeholder={placeholder}
        />
        <form method="dialog">
          <button type="submit" className="search__close" aria-label={close} />
        </form>
        <div role="alert" hidden>
          <p>{failed}</p>
          <Button variant="quiet">{retry}</Button>
        </div>
        <div className="search__results" />
        <div className="search__popular">
          <h2>{popular}</h2>
          {view.search.popular.map((words) => (
            <button key={words} type="button" className="chip" value={words}>
              {words}
            </button>
          ))}
        </div>
      </div>
    </dialog>
  );
}
