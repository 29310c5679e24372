import type { LinkView, Resolve, ViewContext } from '../../src/define/index.ts';
import { type Data, data } from '../data/index.ts';
import type { NoticesContent } from '../data/notices.ts';
import type { Ui } from '../data/ui.ts';

/** A notice as pages show it. */
interface NoticeView {
  key: string;
  text: string;
  link: { text: string; href: string } | undefined;
  /** Why it is not published, on a preview. */
  unpublished: string | undefined;
}

/** What is at the top of all pages. */
export interface NoticesView {
  words: Ui['notices'];
  items: NoticeView[];
}

/** Returns the notices of the page's language. */
export function noticesOf(page: ViewContext<unknown, Data>): NoticesView {
  const { own, resolve, unpublishedItem } = page;
  const content = own.notices && resolve(data.own.notices.schema, own.notices);
  const items = Object.entries((content ?? {}) as Resolve<NoticesContent, { page: LinkView }>).map(
    ([key, notice]): NoticeView => ({
      ...{ key, text: notice.text, unpublished: unpublishedItem(notice) },
      link: notice.link && { text: notice.link.text, href: notice.link.page.href },
    }),
  );
  // The words are read even if there is nothing that they are said with.
  return { words: { ...own.ui.notices }, items };
}
