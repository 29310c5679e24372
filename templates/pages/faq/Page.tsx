import { fillText } from '../../../src/define/plural.ts';
import { Closing } from '../../components/Closing.tsx';
import { Arrow } from '../../components/Icon.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Section } from '../../components/Section.tsx';
import { ShareInline } from '../../components/Share.tsx';
import { Thread } from '../../components/Thread.tsx';
import { Island } from '../../island.tsx';
import { FaqBrowser } from '../../islands/FaqBrowser/FaqBrowser.tsx';
import { type FaqCategoryData, faqSlug } from '../../islands/FaqBrowser/question.ts';
import { formThread } from '../../motif/thread-curve.ts';
import type { PageView } from '../../page-view.ts';
import type { colours as palette } from '../../palette.ts';
import type { Faq } from './schema.ts';

/** Questions and answers by category. */
export function FaqPage({ view }: { view: PageView<Faq> }) {
  const { content, links, locale, ui } = view;
  const props = { locale, words: ui.faq };
  const serverProps = { categories: faqCategories(view) };
  return (
    <>
      <PageHero view={view} className="faq-hero">
        <MostAsked view={view} />
        <div className="faq-hero__thread">
          <Thread className="thread--drawn" {...formThread(21)} />
        </div>
      </PageHero>
      <Section as="div">
        <Island name="FaqBrowser" component={FaqBrowser} {...{ props, serverProps }} wake="idle" />
      </Section>
      <ShareInline view={view} />
      <Closing view={view} closing={content.closing} href={links.contact.href} />
    </>
  );
}

/** Links to the questions that are asked most. A link to a question opens it (faq-hash.ts). */
function MostAsked({ view: { content } }: { view: PageView<Faq> }) {
  const asked = Object.entries(content.categories).flatMap(([id, { questions }]) =>
    questions.filter(({ popular }) => popular).map(({ q }) => ({ q, colour: colours[id] })),
  );
  return (
    <nav className="most-asked page-hero__aside" aria-labelledby="_most-asked">
      <h2 className="most-asked__heading" id="_most-asked">
        {content.popular}
      </h2>
      <ul className="most-asked__list">
        {asked.map(({ q, colour }) => (
          <li key={q} data-colour={colour}>
            <a className="most-asked__link" href={`#${faqSlug(q)}`}>
              {q}
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The colours of the threads of categories that are about a service; the thread of the others has that of text. */
const colours: Partial<Record<string, (typeof palette)[number]>> = {
  marketing: 'lava',
  social: 'sulphur',
  seo: 'glacier',
  website: 'fjord',
} satisfies Partial<Record<keyof Faq['categories'], (typeof palette)[number]>>;

/** The questions with their anchors and the words of their links. */
function faqCategories({ content, ui }: PageView<Faq>): FaqCategoryData[] {
  return Object.entries(content.categories).map(([id, { title, icon, questions }]) => ({
    colour: colours[id],
    figure: icon.href,
    title,
    questions: questions.map(({ q, a, page, anchor }) => ({
      slug: faqSlug(q),
      q,
      a,
      ...(page && {
        more: {
          href: anchor ? `${page.href}#${anchor}` : page.href,
          text: fillText(ui.actions.readMore, { page: page.text }),
        },
      }),
    })),
  }));
}
