import { memo, useEffect, useMemo, useRef } from 'react';
import { createHighlighter, type FoundWord, type SearchItem } from '../../../src/client/search/index.ts';
import type { SearchLanguage } from '../../../src/define/locale.ts';
import { fillText } from '../../../src/define/plural.ts';
import type { AnyService } from '../../services.ts';
import { markTexts } from '../mark-texts.ts';
import type { ResultHeading } from './group-results.ts';
import { listId } from './use-combobox.ts';
import { moreId, resultId, type ShownGroup } from './use-groups.ts';

interface SearchResultsProps {
  groups: readonly ShownGroup[];
  /** The words by which the results are found. */
  found: FoundWord[];
  language: SearchLanguage;
  /** The id of the chosen option. */
  chosen: string | undefined;
  words: SearchWords;
  figures: SearchFile['figures'];
  /** The id of what says how many results there are. */
  labelId: string;
  /** Called by the option that shows the others under a heading, with the first of them. */
  onMore: (heading: string, first: SearchItem) => void;
}

const texts = '.search__title, .search__description';

/** What was found, in one list of groups (specification 6.5). */
export function SearchResults({ groups, found, language, labelId, ...shared }: SearchResultsProps) {
  const highlight = useMemo(() => createHighlighter(found, language), [found, language]);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups have other texts.
  useEffect(
    () => (list.current ? markTexts('search', list.current.querySelectorAll(texts), highlight) : undefined),
    [highlight, groups],
  );
  return (
    <div ref={list} id={listId} className="search__list" role="listbox" aria-labelledby={labelId}>
      {groups.map((group, place) => (
        <Group key={group.heading} group={group} headingId={`_search-heading-${place}`} {...shared} />
      ))}
    </div>
  );
}

interface GroupProps extends Pick<SearchResultsProps, 'chosen' | 'words' | 'figures' | 'onMore'> {
  group: ShownGroup;
  headingId: string;
}

function Group({ group, headingId, chosen, words, figures, onMore }: GroupProps) {
  const { heading, shown, others } = group;
  const [next] = others;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
    <div className="search__group" role="group" aria-labelledby={headingId}>
      <p className="search__heading" role="presentation" id={headingId}>
        {heading}
      </p>
      {shown.map((item) => (
        <Result
          key={item.id}
          item={item}
          isChosen={resultId(item) === chosen}
          figure={figures[item.path.split('#')[0] ?? '']}
        />
      ))}
      {next && (
        <More
          id={moreId(next)}
          isChosen={moreId(next) === chosen}
          text={fillText(words.more, { n: others.length })}
          onClick={() => onMore(heading, next)}
        />
      )}
    </div>
  );
}

interface ResultProps {
  item: SearchItem;
  isChosen: boolean;
  /** That of the service to which it leads. */
  figure: ServiceFigure | undefined;
}

/** A result is read aloud as its title and its description. */
const Result = memo(function Result({ item, isChosen, figure }: ResultProps) {
  return (
    <a
      className="search__result"
      id={resultId(item)}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={item.path}
    >
      <span className="search__title">{item.title}</span>
      <span className="search__description">{item.description}</span>
      {figure && (
        <svg
          className="figure icon--tile"
          viewBox="0 0 100 100"
          data-colour={figure.colour}
          aria-hidden="true"
        >
          <path vectorEffect="non-scaling-stroke" d={figure.d} />
        </svg>
      )}
    </a>
  );
});

interface MoreProps {
  id: string;
  isChosen: boolean;
  text: string;
  onClick: () => void;
}

/** An option like the results, so that the arrow keys reach it. */
function More({ id, isChosen, text, onClick }: MoreProps) {
  return (
    <button
      key={text}
      type="button"
      className="search__more"
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      // The focus stays in the search box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {text}
    </button>
  );
}

/** A way to ask when nothing is found. */
export interface SearchLink {
  label: string;
  href: string;
}

/** The words around the results. */
export interface SearchWords {
  searching: string;
  none: string;
  noneHint: string;
  /** Before the links. */
  ask: string;
  countOne: string;
  countOther: string;
  /** In place of the count when only the best of what was found is shown. */
  best: string;
  /** Shows the results of a group that are not shown yet. */
  more: string;
}

/** The figure of a service, and its colour. */
export interface ServiceFigure {
  /** The path data in a square of 100. */
  d: string;
  colour: AnyService['colour'];
}

/** What the file of the index brings along, so that no page has to. */
export interface SearchFile {
  words: SearchWords;
  headings: ResultHeading[];
  /** The figures of the services, by the address of the page. */
  figures: Record<string, ServiceFigure>;
  /** Where to ask when nothing is found. */
  links: SearchLink[];
}
