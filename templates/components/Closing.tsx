import type { PageView } from '../page-view.ts';
import { ButtonLink } from './Button.tsx';
import { LateThread } from './Thread.tsx';

interface ClosingProps {
  view: PageView;
  /** Without words of its own the button offers to talk. */
  closing: { heading: string; text: string; action?: string };
  /** Where the button leads: to the quote form unless said otherwise. */
  href?: string;
}

/** The invitation that ends a page, on a field of the page's colour. */
export function Closing({ view, closing, href = view.links.quote.href }: ClosingProps) {
  return (
    <section className="closing">
      <div className="closing__inner">
        <h2 className="closing__heading">{closing.heading}</h2>
        <p className="closing__text">{closing.text}</p>
        <ButtonLink href={href} variant="ink">
          {closing.action ?? view.ui.actions.startConversation}
        </ButtonLink>
      </div>
      <LateThread view={view} name="closing" className="closing__thread" />
    </section>
  );
}
