import { ArticleListPage } from '../../articles/ArticleListPage.tsx';
import type { PageView } from '../../page-view.ts';
import type { Tag } from './schema.ts';

/** The articles of a tag. */
export function TagPage({ view }: { view: PageView<Tag> }) {
  return <ArticleListPage view={view} />;
}
