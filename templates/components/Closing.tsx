import { ButtonLink } from './Button.tsx';
import { Thread } from './Thread.tsx';

interface ClosingProps {
  closing: { heading: string; text: string };
  action: string;
  href: string;
}

/** The invitation that ends a page, on a field of the page's colour. */
export function Closing({ closing, action, href }: ClosingProps) {
  return (
    <section className="closing">
      <div className="closing__inner">
        <h2 className="closing__heading">{closing.heading}</h2>
        <p className="closing__text">{closing.text}</p>
        <ButtonLink href={href} variant="ink">
          {action}
        </ButtonLink>
      </div>
      <Thread className="closing__thread" seed={5} width={420} height={150} tangle={0.55} runsOn />
    </section>
  );
}
