import { Boundary } from '../../../src/client/error-boundary.ts';
import type { Search, SearchItem } from '../../../src/client/search/index.ts';
import { countText, fillText } from '../../../src/define/plural.ts';
import { pluralOf } from '../../../src/define/plural-rules.ts';
import { type SearchFile, type SearchLink, SearchResults, type SearchWords } from './SearchResults.tsx';
import { type Answer, useAnswer, useCombobox } from './use-combobox.ts';
import { resultId, useGroups } from './use-groups.ts';

interface SiteSearchProps {
  /** The search box, which is in the served page. */
  input: HTMLInputElement;
  search: Search;
  file: SearchFile;
  /** Called when a part of the index could not be loaded. */
  onFailure: (error: unknown) => void;
}

const statusId = '_search-status';

/** What is found for the words in the search box (specification 6.2). With an empty box it shows nothing. */
export function SiteSearch({ input, search, file, onFailure }: SiteSearchProps) {
  const { words, headings, figures, links } = file;
  const { language } = search;
  const answer = useAnswer({ search, input, onFailure });
  const { count, items, isSearching } = answer;
  const { groups, options, openGroup } = useGroups(items, headings);
  const { chosen, choose } = useCombobox(input, { items, isSearching, options });
  const showMore = (heading: string, first: SearchItem) => {
    openGroup(heading);
    choose(resultId(first));
  };
  return (
    <Boundary>
      <div className="search__status" role="status" id={statusId}>
        <Status answer={answer} count={count} words={words} locale={language.id} />
      </div>
      {count > 0 && (
        <SearchResults
          {...{ groups, chosen, words, figures, language }}
          found={answer.words}
          labelId={statusId}
          onMore={showMore}
        />
      )}
      {answer.asked !== '' && count === 0 && !isSearching && <Elsewhere ask={words.ask} links={links} />}
    </Boundary>
  );
}

interface StatusProps {
  answer: Answer;
  count: number;
  words: SearchWords;
  locale: string;
}

/** What is said aloud: that the search runs, how much it found, or that it found nothing (specification 6.2). */
function Status({ answer, count, words, locale }: StatusProps) {
  if (answer.isSearching)
    return (
      <p key="searching" className="search__spinner">
        {words.searching}
      </p>
    );
  if (answer.asked === '') return null;
  if (count > 0) {
    const shown = answer.items.length;
    const forms = { one: words.countOne, other: words.countOther };
    const text =
      shown < count ? fillText(words.best, { n: shown }) : countText(count, forms, pluralOf(locale));
    return <p key={text}>{text}</p>;
  }
  return (
    <>
      <p className="search__none">{words.none}</p>
      <p>{words.noneHint}</p>
    </>
  );
}

/** Whom to ask what the search does not know. */
function Elsewhere({ ask, links }: { ask: string; links: SearchLink[] }) {
  return (
    <p className="search__elsewhere">
      {ask}{' '}
      {links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
