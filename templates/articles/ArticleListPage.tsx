import { Closing } from '../components/Closing.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Section } from '../components/Section.tsx';
import type { PageView } from '../page-view.ts';
import type { Tag } from '../pages/tag/schema.ts';
import { ArticleList } from './ArticleList.tsx';
import type { ArticlesView } from './articles.ts';

/** A list of articles in parts: all of them, or those of a tag. */
export function ArticleListPage({ view }: { view: PageView<Tag> }) {
  const { articles } = view;
  if (!articles) return <PageHero view={view} seed={8} />;
  return (
    <>
      <PageHero view={view} seed={8} />
      <Section>
        <ArticleList items={articles.items} level="h2" />
        <More articles={articles} />
      </Section>
      <Closing view={view} closing={articles.closing} />
    </>
  );
}

/** The ways to the parts of the list beside this one, and to the feed. */
function More({ articles: { words, newer, older, feedHref } }: { articles: ArticlesView }) {
  return (
    <div className="article-list__more">
      {(newer || older) && (
        <nav className="chips" aria-label={words.parts}>
          {newer && (
            <a className="chip" href={newer} rel="prev">
              {words.newer}
            </a>
          )}
          {older && (
            <a className="chip" href={older} rel="next">
              {words.older}
            </a>
          )}
        </nav>
      )}
      <a className="article-list__feed" href={feedHref}>
        {words.feed}
      </a>
    </div>
  );
}
