import type { Locale } from '../../../src/define/locale.ts';
import { countText } from '../../../src/define/plural.ts';
import { pluralOf } from '../../../src/define/plural-rules.ts';
import type { FaqFilter, FaqWords } from './filter.ts';
import type { FaqCategoryData } from './question.ts';

/** There is one FAQ on a page, so its search box can have a name that people can read. */
const searchId = '_faq-search';

/** A button that clears the search goes with what it clears; the focus moves to the box. */
export function focusSearch(): void {
  document.getElementById(searchId)?.focus();
}

interface FaqToolsProps {
  categories: readonly FaqCategoryData[];
  words: FaqWords;
  filter: FaqFilter;
  onFilter: (filter: FaqFilter) => void;
  /** False until script runs: the tools hold their room, but cannot be used yet. */
  awake: boolean;
}

/** The search box and the category chips. */
export function FaqTools(props: FaqToolsProps) {
  return (
    <div className="faq-tools" data-awake={props.awake ? '' : undefined} inert={!props.awake}>
      <SearchBox {...props} />
      <Chips {...props} />
    </div>
  );
}

function SearchBox({ words, filter, onFilter }: FaqToolsProps) {
  return (
    <search className="faq-tools__search">
      <label className="faq-tools__label" htmlFor={searchId}>
        {words.search}
      </label>
      <div className="faq-tools__box">
        <input
          id={searchId}
          className="faq-tools__input"
          type="search"
          autoComplete="off"
          placeholder={words.placeholder}
          value={filter.query}
          onChange={(event) => onFilter({ ...filter, query: event.target.value })}
        />
        {filter.query !== '' && (
          <button
            type="button"
            className="faq-tools__clear"
            aria-label={words.clear}
            onClick={() => {
              onFilter({ ...filter, query: '' });
              focusSearch();
            }}
          />
        )}
      </div>
    </search>
  );
}

function Chips({ categories, words, filter, onFilter }: FaqToolsProps) {
  const choices = [undefined, ...categories.map(({ title }) => title)];
  return (
    <fieldset className="faq-tools__chips">
      <legend className="visually-hidden">{words.categories}</legend>
      <div className="chips">
        {choices.map((category) => (
          <button
            key={category ?? ''}
            type="button"
            className="chip"
            aria-pressed={filter.category === category}
            onClick={() => onFilter({ ...filter, category })}
          >
            {category ?? words.all}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface FaqCountProps {
  count: number;
  words: FaqWords;
  locale: Locale;
}

/** How many questions are shown, said aloud when it changes. */
export function FaqCount({ count, words, locale }: FaqCountProps) {
  const forms = { one: words.countOne, other: words.countOther };
  const text = count === 0 ? words.none : countText(count, forms, pluralOf(locale));
  return (
    <p className="faq-count" role="status">
      <span key={text}>{text}</span>
    </p>
  );
}

interface FaqEmptyProps {
  words: FaqWords;
  onClear: () => void;
  /** True when there are no questions at all. */
  isEmpty: boolean;
}

/** What is shown when there are no results. */
export function FaqEmpty({ words, onClear, isEmpty }: FaqEmptyProps) {
  if (isEmpty) return <p className="faq-empty">{words.empty}</p>;
  return (
    <div className="faq-empty">
      <p>{words.noneHint}</p>
      <button type="button" className="button button--ink" onClick={onClear}>
        {words.clear}
      </button>
    </div>
  );
}
