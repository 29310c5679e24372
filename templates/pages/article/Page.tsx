import { fillText } from '../../../src/define/plural.ts';
import { ArticleList, Day } from '../../articles/ArticleList.tsx';
import type { ArticlesView } from '../../articles/articles.ts';
import { Closing } from '../../components/Closing.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import { ShareInline } from '../../components/Share.tsx';
import type { PageView } from '../../page-view.ts';
import type { Article } from './schema.ts';

interface Props {
  view: PageView<Article>;
}

/** An article: who wrote it and when, what it says, and what to read next. */
export function ArticlePage({ view }: Props) {
  const { articles, content } = view;
  if (!articles) return <PageHero view={view} />;
  const { picture } = content;
  return (
    <>
      <PageHero view={view}>
        <Byline view={view} words={articles.words} />
      </PageHero>
      <Section as="div" className="article">
        {picture && (
          <Picture
            picture={picture.file}
            alt={picture.text}
            sizes="(max-width: 76rem) 100vw, 76rem"
            className="article__picture"
          />
        )}
        <Prose body={content.body} />
      </Section>
      <ShareInline view={view} />
      {articles.items.length > 0 && (
        <Section>
          <SectionHead heading={articles.words.more} />
          <ArticleList items={articles.items} level="h3" />
        </Section>
      )}
      <Closing view={view} closing={articles.closing} />
    </>
  );
}

function Byline({ view, words }: Props & { words: ArticlesView['words'] }) {
  const { content, language } = view;
  const { author, date, updated, tags } = content;
  return (
    <>
      <p className="page-hero__note">
        <Day day={{ date, text: language.formatDay(date) }} />
        {` · ${fillText(words.author, { name: author })}`}
        {updated && ` · ${fillText(words.updated, { day: language.formatDay(updated) })}`}
      </p>
      {tags.length > 0 && (
        <ul className="chips article__tags" aria-label={words.tags}>
          {tags.map(({ href, text }) => (
            <li key={href}>
              <a className="chip" href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
