import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const raw = (html) => ({ dangerouslySetInnerHTML: { __html: html } });

/** The page of the benchmark as plain React elements. */
export function documentOf({ site, page, html }) {
  const own = site.langs[page.lang];
  return h(
    'html',
    { lang: page.lang },
    head(site, page),
    h(
      'body',
      null,
      header(site, page),
      main({ own, page, html }),
      footer(own),
      h('script', { type: 'module', src: '/island.js' }),
    ),
  );
}

function head({ origin, langs }, { lang, slug, title, description }) {
  const link = (rel, href, more) => h('link', { rel, href, ...more });
  return h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, title),
    h('meta', { name: 'description', content: description }),
    link('canonical', `${origin}${langs[lang].base}/${slug}/`),
    link('alternate', `${origin}/${slug}/`, { hrefLang: 'is' }),
    link('alternate', `${origin}/en/${slug}/`, { hrefLang: 'en' }),
    link('stylesheet', '/site.css'),
  );
}

const items = (links) => links.map(({ href, label }) => h('li', null, h('a', { href }, label)));

function header({ langs }, { lang, slug }) {
  const { nav, t } = langs[lang];
  const other = lang === 'is' ? 'en' : 'is';
  const switcher = { className: 'lang', href: `${langs[other].base}/${slug}/`, hrefLang: other, lang: other };
  return h(
    'header',
    { className: 'site-header' },
    h('a', { className: 'brand', href: nav[0].href }, t.brand),
    h('nav', { 'aria-label': t.services }, h('ul', { className: 'nav' }, ...items(nav))),
    h('a', switcher, t.other),
  );
}

function main({ own: { nav, t }, page, html }) {
  const hero = [
    h('h1', null, page.title),
    h('p', { className: 'lead' }, page.description),
    h('a', { className: 'button', href: nav[2].href }, t.cta),
  ];
  return h(
    'main',
    { id: 'main' },
    breadcrumbs(nav, t, page),
    h('section', { className: 'hero' }, ...hero),
    features(page, t),
    steps(page, t),
    h('section', { className: 'prose', ...raw(html) }),
    h(
      'section',
      { className: 'faq-section' },
      h('h2', null, t.faq),
      ...island({ faq: page.faq, filter: t.filter }),
    ),
  );
}

function breadcrumbs(nav, t, { title }) {
  const trail = [
    h('li', null, h('a', { href: nav[0].href }, t.home)),
    h('li', null, h('a', { href: nav[1].href }, t.services)),
    h('li', { 'aria-current': 'page' }, title),
  ];
  return h('nav', { className: 'crumbs', 'aria-label': t.home }, h('ol', null, ...trail));
}

function features(page, t) {
  const list = page.features.map((one) =>
    h('li', null, h('h3', null, one.title), h('p', null, one.description)),
  );
  return h('section', { className: 'features' }, h('h2', null, t.features), h('ul', null, ...list));
}

function steps(page, t) {
  const cards = page.steps.map(({ title, description, bullets }) => {
    const list = h('ul', null, ...bullets.map((bullet) => h('li', null, bullet)));
    return h('article', { className: 'card' }, h('h3', null, title), h('p', null, description), list);
  });
  return h(
    'section',
    { className: 'steps' },
    h('h2', null, t.steps),
    h('div', { className: 'cards' }, ...cards),
  );
}

/** What the browser takes over is rendered so that it can be, and its props stand beside it. */
function island(props) {
  const html = renderToString(h(FaqFilter, props));
  return [
    h('div', { 'data-island': 'FaqFilter', ...raw(html) }),
    h('script', {
      type: 'application/json',
      ...raw(JSON.stringify(props).replaceAll('<', '\\u003c')),
    }),
  ];
}

function FaqFilter({ faq, filter }) {
  const label = h(
    'label',
    { className: 'faq-label' },
    h('span', null, filter),
    h('input', { type: 'search' }),
  );
  const entries = faq.map(({ question, answer }) =>
    h('details', { className: 'faq-item' }, h('summary', null, question), h('p', null, answer)),
  );
  return h('div', { className: 'faq' }, label, ...entries);
}

function footer({ footer: links, t }) {
  return h(
    'footer',
    { className: 'site-footer' },
    h('ul', null, ...items(links)),
    h('p', null, `© 2026 ${t.brand} ${t.rights}`),
  );
}
