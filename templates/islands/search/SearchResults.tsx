import { memo, useMemo } from 'react';
import type { Locale } from '../../../src/rules/locale.ts';
import { createHighlighter, type Highlighter } from '../../../src/rules/search/highlight.ts';
import { linesOf } from '../../../src/rules/search/reason.ts';
import type { SearchItem, SearchWords } from '../../../src/rules/search/types.ts';
import { Highlighted } from './Highlighted.tsx';
import type { Answer } from './use-answer.ts';
import { listId, optionId } from './use-combobox.ts';

interface SearchResultsProps {
  answer: Answer;
  /** The place of the chosen result. */
  chosen: number;
  locale: Locale;
  words: SearchWords;
  /** The id of what says how many results there are. */
  labelId: string;
}

/** What was found, grouped by type under headings. */
export function SearchResults({ answer, chosen, locale, words, labelId }: SearchResultsProps) {
  const { groups } = answer;
  const highlight = useMemo(() => createHighlighter(answer.words, locale), [answer.words, locale]);
  const shown = groups.flatMap(({ items }) => items);
  return (
    <div id={listId} className="search__list" role="listbox" aria-labelledby={labelId}>
      {groups.map(({ type, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: no fieldset can stand in a listbox
        <ul key={type} className="search__group" role="group" aria-labelledby={`search-${type}`}>
          <li className="search__heading" role="presentation" id={`search-${type}`}>
            {words[type]}
          </li>
          {items.map((item) => {
            const place = shown.indexOf(item);
            return <Result key={item.id} {...{ item, place, highlight }} isChosen={place === chosen} />;
          })}
        </ul>
      ))}
    </div>
  );
}

interface ResultProps {
  item: SearchItem;
  place: number;
  isChosen: boolean;
  highlight: Highlighter;
}

const Result = memo(function Result({ item, place, isChosen, highlight }: ResultProps) {
  const { description, reason } = linesOf(item, highlight);
  return (
    <li role="presentation">
      <a
        className="search__result"
        id={optionId(place)}
        role="option"
        aria-selected={isChosen}
        tabIndex={-1}
        href={item.path}
      >
        <span className="search__title">
          <Highlighted text={item.title} highlight={highlight} />
        </span>
        <span className="search__description">
          <Highlighted text={description} highlight={highlight} />
        </span>
        {reason && (
          <span className="search__description">
            <Highlighted text={reason} highlight={highlight} />
          </span>
        )}
      </a>
    </li>
  );
});
