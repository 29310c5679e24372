import { memo, useEffect, useMemo, useRef } from 'react';
import {
  createHighlighter,
  type Highlighter,
  linesOf,
  type SearchItem,
} from '../../../src/client/search/index.ts';
import type { SearchLanguage } from '../../../src/define/locale.ts';
import { markTexts } from '../mark-texts.ts';
import { type Answer, listId, optionId } from './use-combobox.ts';

interface SearchResultsProps {
  answer: Answer;
  /** The place of the chosen result. */
  chosen: number;
  language: SearchLanguage;
  words: SearchWords;
  /** The id of what says how many results there are. */
  labelId: string;
}

const texts = '.search__title, .search__description';

/** What was found, in one list, best first (specification 6.5). */
export function SearchResults({ answer, chosen, language, words, labelId }: SearchResultsProps) {
  const highlight = useMemo(() => createHighlighter(answer.words, language), [answer.words, language]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    () => (list.current ? markTexts('search', list.current.querySelectorAll(texts), highlight) : undefined),
    [highlight],
  );
  return (
    <div ref={list} id={listId} className="search__list" role="listbox" aria-labelledby={labelId}>
      {answer.items.map((item, place) => (
        <Result key={item.id} {...{ item, place, highlight, words }} isChosen={place === chosen} />
      ))}
    </div>
  );
}

interface ResultProps {
  item: SearchItem;
  place: number;
  isChosen: boolean;
  highlight: Highlighter;
  words: SearchWords;
}

/** A result is read aloud as its title, its type and why it is there. */
const Result = memo(function Result({ item, place, isChosen, highlight, words }: ResultProps) {
  const { description, reason } = linesOf(item, highlight);
  return (
    <a
      className="search__result"
      id={optionId(place)}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={item.path}
    >
      <span className="search__title">{item.title}</span>
      <span className="search__type">{item.type === 'content' ? item.category : words[item.type]}</span>
      <span key={description} className="search__description">
        {description}
      </span>
      {reason && (
        <span key={reason} className="search__description">
          {reason}
        </span>
      )}
    </a>
  );
});

/** A way to ask when nothing is found. */
export interface SearchLink {
  label: string;
  href: string;
}

/** The words around the results; by type, what each result is called, unless it has a category of its own. */
export interface SearchWords extends Readonly<Record<string, string>> {
  searching: string;
  none: string;
  noneHint: string;
  /** Before the links. */
  ask: string;
  countOne: string;
  countOther: string;
  /** In place of the count when only the best of what was found is shown. */
  best: string;
}

/** What the file of the index brings along, so that no page has to. */
export interface SearchFile {
  words: SearchWords;
  /** Where to ask when nothing is found. */
  links: SearchLink[];
}
