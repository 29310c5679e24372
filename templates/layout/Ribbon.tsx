import { rawHtml } from '../../src/define/index.ts';

/** In the page itself: a style sheet would weigh on all published pages, which never have a ribbon. */
const styles = `.ribbon {
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  inset: var(--header) 0 auto auto;
  margin: 0;
  padding: 0.25rem 1rem;
  pointer-events: none;
  position: fixed;
  z-index: 9;
}`;

/** Says on a page of a preview why it is not published. It lies over the page, which looks as it will. */
export function Ribbon({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <>
      <style {...rawHtml(styles)} />
      <p className="ribbon">{text}</p>
    </>
  );
}
