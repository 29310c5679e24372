import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from '../../templates/Document.tsx';
import type { PageView } from '../../templates/page-view.ts';
import { pageTemplates } from '../../templates/pages/index.ts';
import type { Artifact } from '../artifact.ts';
import type { Attempts } from '../attempts/index.ts';
import type { RenderContext } from './context.ts';
import { renderForMachines } from './machines/index.ts';
import { structuredData } from './structured-data/index.ts';
import { createView } from './view.ts';

/** Every page of the site as HTML, and the files that tell machines about them. Pages whose template fails are left out. */
export function render(context: RenderContext, attempts: Attempts): Artifact[] {
  const pages = context.routes.all.flatMap((route) =>
    attempts.make(route, () => ({
      path: route.file,
      body: renderPage(createView(route, context), structuredData(route, context)),
    })),
  );
  return [...pages, ...renderForMachines(context)];
}

function renderPage(view: PageView, structuredData: object | undefined): string {
  // The template fits the content: both are chosen by the same key.
  const Page = pageTemplates[view.content.template] as ComponentType<{ view: PageView }>;
  const page = createElement(Page, { view });
  return `<!doctype html>${renderToStaticMarkup(createElement(Document, { view, structuredData }, page))}\n`;
}
