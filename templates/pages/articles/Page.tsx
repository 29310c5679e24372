import { ArticleListPage } from '../../articles/ArticleListPage.tsx';
import type { PageView } from '../../page-view.ts';
import type { Articles } from './schema.ts';

/** The overview of articles. */
export function ArticlesPage({ view }: { view: PageView<Articles> }) {
  return <ArticleListPage view={view} />;
}
