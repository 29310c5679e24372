import type { FaqCategoryData, FaqQuestionData } from './question.ts';

interface FaqGroupProps {
  category: FaqCategoryData;
  /** The anchors of the questions to show. */
  shown: ReadonlySet<string>;
}

const schema = 'https://schema.org/';

/** The attributes that say what a part of the page is to search engines (schema.org, FAQPage). */
export const microdata = {
  page: { itemScope: true, itemType: `${schema}FAQPage` },
  question: { itemProp: 'mainEntity', itemScope: true, itemType: `${schema}Question` },
  name: { itemProp: 'name' },
  answer: { itemProp: 'acceptedAnswer', itemScope: true, itemType: `${schema}Answer` },
  text: { itemProp: 'text' },
} as const;

/** The questions of a category. Those that do not match stay in the page, hidden, and keep whether they are open. */
export function FaqGroup({ category, shown }: FaqGroupProps) {
  const isShown = ({ slug }: FaqQuestionData) => shown.has(slug);
  return (
    <section className="faq-group" data-category={category.id} hidden={!category.questions.some(isShown)}>
      <h2 className="faq-group__heading">{category.title}</h2>
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
        {question.a.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="faq-question__text" {...microdata.text}>
            {paragraph}
          </p>
        ))}
        {question.more && (
          <p>
            <a className="faq-question__more" href={question.more.href}>
              {question.more.text}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}
