import { consentCategories } from '../../src/rules/consent/read.ts';
import { Button } from '../components/Button.tsx';
import type { PageView } from '../page-view.ts';
import { rawHtml, scriptJson } from '../raw-html.ts';

const titleId = 'consent-title';

/**
 * The question about cookies (spec section 4). Script opens it: after a while, or by the button in the footer. It comes
 * early in the page, so that a keyboard reaches it at once, and blocks nothing. No `<dialog>`: an open one takes Escape away
 * from the menu or search that the visitor has opened before it.
 */
export function ConsentDialog({ view }: { view: PageView }) {
  const { links, site, ui } = view;
  const words = ui.consent;
  return (
    <>
      <div className="consent" id="consent" role="dialog" aria-labelledby={titleId} tabIndex={-1} hidden>
        <p className="consent__title" id={titleId}>
          {words.title}
        </p>
        <div>
          <p>
            {words.text} <a href={links.cookies.href}>{words.policy}</a>
          </p>
          <p className="consent__buttons">
            <Button variant="ink" value="all">
              {words.acceptAll}
            </Button>
            <Button variant="ink" value="none">
              {words.rejectAll}
            </Button>
            <Button variant="quiet" value="choose">
              {words.customize}
            </Button>
          </p>
        </div>
        <Choices words={words} />
        <button type="button" className="consent__close" value="close" aria-label={words.close} />
      </div>
      {site.scripts && site.scripts.length > 0 && (
        <script type="application/json" id="consent-scripts" {...rawHtml(scriptJson(site.scripts))} />
      )}
    </>
  );
}

/** The view with the categories; only what is necessary is on at first (decision 6). */
function Choices({ words }: { words: PageView['ui']['consent'] }) {
  return (
    <form hidden>
      {consentCategories.map((category) => {
        const { title, description } = words[category];
        const isNecessary = category === 'necessary';
        return (
          <label key={category}>
            <b>{title}</b>
            <span>{description}</span>
            {isNecessary && <i>{words.always}</i>}
            <input type="checkbox" name={category} defaultChecked={isNecessary} disabled={isNecessary} />
          </label>
        );
      })}
      <p className="consent__buttons">
        <Button variant="ink" type="submit">
          {words.save}
        </Button>
        <Button variant="quiet" value="back">
          {words.back}
        </Button>
      </p>
    </form>
  );
}
