import type { ReactNode } from 'react';
import { headElements, Island, type PageView, rawHtml } from '../../../../src/define/index.ts';
import { Ask, type AskProps } from './Ask.tsx';
import { Search } from './Search.tsx';

type Data = { shared: object; own: { ui: { search: string; nothingFound: string; ask: AskProps } } };
type Props = { view: PageView<{ title: string; body: { html: string } }, Data>; children?: ReactNode };

const search = (ui: Data['own']['ui'], href: string) => ({ hint: ui.search, nothing: ui.nothingFound, href });

export const Document = ({ view, children }: Props) => (
  <html lang={view.language.id}>
    <head>{headElements(view.head)}</head>
    <body>
      <Island name="Search" component={Search} props={search(view.own.ui, view.searchHref)} wake="idle" />
      <h1>{view.content.title}</h1>
      {view.unpublished && <p role="status">{view.unpublished}</p>}
      {children}
    </body>
  </html>
);

export const NotePage = ({ view }: Props) => <main {...rawHtml(view.content.body.html)} />;

export const HomePage = ({ view }: Props) => (
  <>
    <NotePage view={view} />
    <Island name="Ask" component={Ask} props={view.own.ui.ask} wake="visible" />
    <p id="_sent">{view.own.ui.ask.words.delivered}</p>
  </>
);
