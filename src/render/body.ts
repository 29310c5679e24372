import markdownIt, { type Token } from 'markdown-it';
import type { BodyView } from '../define/view.ts';
import type { Markdown } from '../load/markdown.ts';

/** How a text shows its links and headings. */
interface BodyOptions {
  /** The address of a `page:` link. */
  hrefOf(link: string): string;
  /** The markup of a picture of the site, by an address such as `picture:office`. */
  picture(address: string, alt: string): string;
  /** A heading's words, made ready for large type. */
  heading(text: string): string;
}

/** A Markdown text as safe HTML, with its headings. */
export function renderBody(body: Markdown | null, options: BodyOptions): BodyView {
  if (!body) return { html: '', headings: [] };
  const markdown = markdownIt({ html: false });
  markdown.renderer.rules.link_open = (tokens, at) => openLink(String(tokens[at]?.attrGet('href')), options);
  markdown.renderer.rules.image = (tokens, at) => {
    const words = markdown.renderer.renderInlineAsText(tokens[at]?.children ?? [], markdown.options, {});
    return options.picture(String(tokens[at]?.attrGet('src')), words);
  };
  return {
    html: markdown.renderer.render(withHeadings(body.tokens, options), markdown.options, {}),
    headings: body.headings.map(({ id, text, level }) => ({ id, text, level: level === 2 ? 2 : 3 })),
  };
}

function openLink(href: string, { hrefOf }: BodyOptions): string {
  const rel = href.startsWith('https:') ? ' rel="noopener"' : '';
  return `<a href="${escapeAttribute(safeHref(href, hrefOf))}"${rel}>`;
}

/** The model has refused every other address; one that comes so far is a bug. */
function safeHref(href: string, hrefOf: (link: string) => string): string {
  if (href.startsWith('page:')) return hrefOf(href);
  if (/^(?:https|mailto|tel):/.test(href)) return href;
  throw new Error(`The link ${href} should have been refused.`);
}

/** Headings are shown large, so their long words get soft hyphens; the tokens themselves stay as they are. */
function withHeadings(tokens: readonly Token[], { heading }: BodyOptions): Token[] {
  return tokens.map((token, at) => {
    if (tokens[at - 1]?.type !== 'heading_open') return token;
    const children = (token.children ?? []).map((child) =>
      child.type === 'text' ? copyOf(child, { content: heading(child.content) }) : child,
    );
    return copyOf(token, { children });
  });
}

function copyOf(token: Token, changes: Partial<Token>): Token {
  return Object.assign(Object.create(Object.getPrototypeOf(token)), token, changes) as Token;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
