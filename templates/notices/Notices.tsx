import { rawHtml } from '../../src/define/raw-html.ts';
import type { NoticesView } from './notices.ts';

/**
 * In the page itself: a style sheet would weigh on all pages while there is no notice. The opening of a page begins beneath the header,
 * and so beneath the notices.
 */
const styles = `@layer layout {
  @media print {
    .notices {
      display: none;
    }
  }
  @media screen {
    .notices {
      background: var(--ground-shade);
      border-block-end: 1px solid var(--line);
      color: var(--text);
      padding-block-start: var(--header);
      position: relative;
      z-index: 2;
    }
    .notices:has(~ main > .service-hero) {
      color-scheme: dark;
    }
    .notices:not(:has(.notice:not([hidden]))) {
      display: none;
    }
    .notices:has(.notice:not([hidden])) ~ main {
      margin-block-start: calc(-1 * var(--header));
    }
    .notice:not([hidden]) {
      align-items: start;
      display: flex;
      gap: var(--space-3);
      justify-content: space-between;
      margin-inline: auto;
      max-inline-size: var(--page);
      padding-inline: var(--gutter) calc(var(--gutter) - 0.875rem);
    }
    .notice p {
      font-size: var(--type-small);
      line-height: 1.4;
      max-inline-size: none;
      padding-block: 0.7rem;
    }
    .notice__close {
      block-size: 2.75rem;
      flex: none;
      inline-size: 2.75rem;
      position: relative;
    }
    :root:not([data-script]) .notice__close {
      visibility: hidden;
    }
    .notice__close::before,
    .notice__close::after {
      border-block-start: 2px solid;
      content: "";
      inset: 50% 0.875rem auto;
      position: absolute;
      rotate: 45deg;
    }
    .notice__close::after {
      rotate: -45deg;
    }
  }
}`.replaceAll(/\n\s*/g, '');

/** What all pages say at the top. Each notice can be closed where script runs, and is then gone from all pages. */
export function Notices({ notices: { words, items } }: { notices: NoticesView }) {
  if (items.length === 0) return null;
  return (
    <>
      <style {...rawHtml(styles)} />
      <aside className="notices" aria-label={words.label}>
        {items.map(({ key, text, link, unpublished }) => (
          <div key={key} className="notice" data-notice={key}>
            <p>
              {unpublished && <strong>{unpublished}: </strong>}
              {text} {link && <a href={link.href}>{link.text}</a>}
            </p>
            <button type="button" className="notice__close" aria-label={words.close} />
          </div>
        ))}
      </aside>
    </>
  );
}
