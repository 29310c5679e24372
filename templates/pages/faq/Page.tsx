import { fillText } from '../../../src/define/plural.ts';
import { Closing } from '../../components/Closing.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Section } from '../../components/Section.tsx';
import { ShareInline } from '../../components/Share.tsx';
import { Island } from '../../island.tsx';
import { FaqBrowser } from '../../islands/FaqBrowser/FaqBrowser.tsx';
import { type FaqCategoryData, faqSlug } from '../../islands/FaqBrowser/question.ts';
import type { PageView } from '../../page-view.ts';
import type { Faq } from './schema.ts';

/** Questions and answers by category. */
export function FaqPage({ view }: { view: PageView<Faq> }) {
  const { content, links, locale, ui } = view;
  const props = { locale, words: ui.faq };
  const serverProps = { categories: faqCategories(view) };
  return (
    <>
      <PageHero view={view} seed={8} />
      <Section as="div">
        <Island name="FaqBrowser" component={FaqBrowser} {...{ props, serverProps }} wake="idle" />
      </Section>
      <ShareInline view={view} />
      <Closing
        view={view}
        closing={content.closing}
        action={content.closing.action}
        href={links.contact.href}
      />
    </>
  );
}

/** The questions with their anchors and the words of their links. */
function faqCategories({ content, ui }: PageView<Faq>): FaqCategoryData[] {
  return Object.entries(content.categories).map(([id, { title, questions }]) => ({
    id,
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
