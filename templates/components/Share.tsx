import { fillText } from '../../src/define/plural.ts';
import type { PageView } from '../page-view.ts';
import { mailLink, shareLinks } from './share-links.ts';

interface ShareProps {
  view: PageView;
}

/** The share button with its dropdown, in a corner of the video (specification 5.2). It opens without script; the boot script closes it on Escape. */
export function ShareMenu({ view }: ShareProps) {
  return (
    <details className="share-menu" data-menu>
      <summary className="share-menu__button">
        <span className="visually-hidden">{view.ui.actions.share}</span>
      </summary>
      <ShareTargets view={view} />
    </details>
  );
}

/** The same targets at the edge of wide screens, while the page scrolls by (specification 5.2). */
export function ShareFloating({ view }: ShareProps) {
  return (
    <section className="share-floating" aria-label={view.ui.actions.share}>
      <ShareTargets view={view} />
    </section>
  );
}

/** The same targets in a row at the foot of a page (specification 5.2). */
export function ShareInline({ view }: ShareProps) {
  const { share } = view.ui.actions;
  return (
    <section className="share-inline section__inner" aria-label={share}>
      <p>{share}</p>
      <ShareTargets view={view} />
    </section>
  );
}

/**
 * Where the page can be shared. The variants hold the very same markup: written twice on a page, it costs a few bytes. The
 * style sheet knows the icons by the addresses.
 */
function ShareTargets({ view }: ShareProps) {
  const { head, ui, url } = view;
  const { copied, copyLink, shareBody, shareEmail, shareSubject, shareVia } = ui.actions;
  const page = { url, title: head.title };
  const mail = { subject: fillText(shareSubject, page), body: fillText(shareBody, page) };
  return (
    <div className="share" data-share>
      {shareLinks(page).map(({ network, href }) => (
        <a key={network} href={href} target="_blank" rel="noopener">
          <span>{fillText(shareVia, { network })}</span>
        </a>
      ))}
      <a href={mailLink(mail)}>
        <span>{shareEmail}</span>
      </a>
      <button type="button" data-copied={copied}>
        <span>{copyLink}</span>
      </button>
    </div>
  );
}
