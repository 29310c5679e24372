import { useDeferredValue, useEffect, useState } from 'react';
import type { Locale } from '../../src/rules/locale.ts';
import { FaqGroup } from './faq/FaqGroup.tsx';
import { FaqCount, FaqEmpty, FaqTools } from './faq/FaqTools.tsx';
import { countShown, type FaqCategoryData, type FaqFilter, type FaqWords, isShown } from './faq/filter.ts';

export interface FaqBrowserProps {
  locale: Locale;
  categories: FaqCategoryData[];
  words: FaqWords;
}

const everything: FaqFilter = { query: '', category: undefined };

/** The questions and answers, which can be searched and narrowed to a category. Without script all of them are there. */
export function FaqBrowser({ locale, categories, words }: FaqBrowserProps) {
  const [filter, setFilter] = useState(everything);
  // Typing stays quick: the list may follow a moment later.
  const shownBy = useDeferredValue(filter);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const count = countShown(categories, shownBy);
  const clear = () => setFilter(everything);
  return (
    <div className="faq-browser">
      <FaqTools categories={categories} words={words} filter={filter} onFilter={setFilter} awake={awake} />
      <FaqCount count={count} words={words} locale={locale} />
      {count === 0 && <FaqEmpty words={words} onClear={clear} isEmpty={categories.length === 0} />}
      {categories.map((category) => (
        <FaqGroup
          key={category.id}
          category={category}
          query={shownBy.query}
          isShown={(question) => isShown({ category: category.id, question, filter: shownBy })}
        />
      ))}
    </div>
  );
}
