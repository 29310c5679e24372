import { createElement, type ReactNode } from 'react';
import { rawHtml } from './raw-html.ts';
import type { HeadView } from './view.ts';

/** Creates the standard elements of `<head>`, for sites that do not write their own. */
export function headElements(head: HeadView): ReactNode[] {
  const { title, description, canonical, noindex, iconHref, manifestHref, css, script } = head;
  const link = (rel: string, href: string, more: object = {}) =>
    createElement('link', { key: `${rel} ${href}`, rel, href, ...more });
  const meta = (name: string, content: string) => createElement('meta', { key: name, name, content });
  return [
    createElement('meta', { key: 'charset', charSet: 'utf-8' }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    createElement('title', { key: 'title' }, title),
    meta('description', description),
    ...(noindex ? [meta('robots', 'noindex')] : []),
    ...(canonical === undefined ? [] : [link('canonical', canonical)]),
    ...head.alternates.map(({ hreflang, href }) =>
      link('alternate', href, { key: hreflang, hrefLang: hreflang }),
    ),
    ...(iconHref === '' ? [] : [link('icon', iconHref, { type: 'image/svg+xml' })]),
    link('manifest', manifestHref),
    createElement('style', { key: 'css', ...rawHtml(css) }),
    ...head.lateCssHrefs.map((href) => link('stylesheet', href)),
    createElement('script', { key: 'script', type: 'module', src: script.href, integrity: script.integrity }),
  ];
}
