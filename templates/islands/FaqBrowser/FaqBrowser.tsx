import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Boundary } from '../../../src/client/error-boundary.ts';
import type { Locale } from '../../../src/define/locale.ts';
import { markTexts } from '../mark-texts.ts';
import { FaqCount, FaqEmpty, FaqTools, focusSearch } from './FaqTools.tsx';
import { type FaqFilter, type FaqWords, readCategories, shownQuestions } from './filter.ts';
import { type FaqCategoryData, type FaqQuestionData, matchingParts } from './question.ts';

interface FaqBrowserProps {
  locale: Locale;
  /** In the browser they are read from the page, which holds every word of them already. */
  categories?: FaqCategoryData[];
  words: FaqWords;
}

const everything: FaqFilter = { query: '', category: undefined };

/** The questions and answers, which can be searched and narrowed to a category. Without script all of them are there. */
export function FaqBrowser({ locale, categories: given, words }: FaqBrowserProps) {
  const [categories] = useState(() => given ?? readCategories(document));
  const [filter, setFilter] = useState(everything);
  // Typing stays quick: the list may follow a moment later.
  const shownBy = useDeferredValue(filter);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useFirstInSight(filter, shownBy);
  useNamedQuestion(setFilter, shownBy);
  useMarks(shownBy);
  const shown = useMemo(() => shownQuestions(categories, shownBy), [categories, shownBy]);
  const clear = () => {
    setFilter(everything);
    focusSearch();
  };
  return (
    <Boundary>
      <div className="faq-browser" {...microdata.page}>
        <FaqTools categories={categories} words={words} filter={filter} onFilter={setFilter} awake={awake} />
        <FaqCount count={shown.size} words={words} locale={locale} />
        {shown.size === 0 && <FaqEmpty words={words} onClear={clear} isEmpty={categories.length === 0} />}
        {categories.map((category) => (
          <FaqGroup key={category.title} category={category} shown={shown} />
        ))}
      </div>
    </Boundary>
  );
}

const texts = '.faq-question:not([hidden]) :is(.faq-question__title, .faq-question__text)';

/** Marks the query wherever it is in the questions that are shown. */
function useMarks({ query }: FaqFilter): void {
  useEffect(
    () => markTexts('faq', document.querySelectorAll(texts), (text) => matchingParts(text, query)),
    [query],
  );
}

/** A link to a question shows it even when the filter has hidden it. The boot script has opened it by then. */
function useNamedQuestion(setFilter: (filter: FaqFilter) => void, shownBy: FaqFilter): void {
  useEffect(() => {
    const showNamed = () => namedQuestion() && setFilter(everything);
    addEventListener('hashchange', showNamed);
    return () => removeEventListener('hashchange', showNamed);
  }, [setFilter]);
  useEffect(() => {
    if (shownBy === everything) namedQuestion()?.scrollIntoView();
  }, [shownBy]);
}

/** A visitor who narrows the questions from far down sees them from the first one on. */
function useFirstInSight(filter: FaqFilter, shownBy: FaqFilter): void {
  const isBelow = useRef(false);
  useEffect(() => {
    const count = document.querySelector('.faq-count');
    if (!count) return;
    // Before the list follows: the browser scrolls a page that has become shorter, to anywhere.
    if (filter !== shownBy) isBelow.current = count.getBoundingClientRect().top < 0;
    else if (isBelow.current) count.scrollIntoView({ behavior: 'instant' });
  }, [filter, shownBy]);
}

const namedQuestion = () => document.querySelector('.faq-question:target');

interface FaqGroupProps {
  category: FaqCategoryData;
  /** The anchors of the questions to show. */
  shown: ReadonlySet<string>;
}

const schema = 'https://schema.org/';

/** The attributes that say what a part of the page is to search engines (schema.org, FAQPage). */
const microdata = {
  page: { itemScope: true, itemType: `${schema}FAQPage` },
  question: { itemProp: 'mainEntity', itemScope: true, itemType: `${schema}Question` },
  name: { itemProp: 'name' },
  answer: { itemProp: 'acceptedAnswer', itemScope: true, itemType: `${schema}Answer` },
  text: { itemProp: 'text' },
} as const;

/** The questions of a category. Those that do not match stay in the page, hidden, and keep whether they are open. */
function FaqGroup({ category, shown }: FaqGroupProps) {
  const isShown = ({ slug }: FaqQuestionData) => shown.has(slug);
  return (
    <section className="faq-group" data-colour={category.colour} hidden={!category.questions.some(isShown)}>
      <h2 className="faq-group__heading">
        {category.title}
        <svg className="figure" aria-hidden="true">
          <use href={category.figure} />
        </svg>
      </h2>
      <div className="faq-group__list">
        {category.questions.map((question) => (
          <FaqQuestion key={question.slug} question={question} hidden={!isShown(question)} />
        ))}
      </div>
    </section>
  );
}

interface FaqQuestionProps {
  question: FaqQuestionData;
  hidden: boolean;
}

function FaqQuestion({ question, hidden }: FaqQuestionProps) {
  return (
    <details className="faq-question" id={question.slug} hidden={hidden} {...microdata.question}>
      <summary className="faq-question__summary">
        <h3 className="faq-question__title" {...microdata.name}>
          {question.q}
        </h3>
      </summary>
      <div className="faq-question__answer" {...microdata.answer}>
        {question.a.split(/\n\s*/).map((paragraph) => (
          <p key={paragraph} className="faq-question__text" {...microdata.text}>
            {paragraph}
          </p>
        ))}
        {question.more && (
          <p>
            <a href={question.more.href}>{question.more.text}</a>
          </p>
        )}
      </div>
    </details>
  );
}
