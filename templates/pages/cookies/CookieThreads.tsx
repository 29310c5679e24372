import { consentCategories } from '../../../src/client/consent/choices.ts';
import { consentScripts } from '../../../src/third-party/index.ts';
import { thread } from '../../motif/thread.ts';
import type { PageView } from '../../page-view.ts';
import type { Cookies } from './schema.ts';

const size = { width: 560, height: 110 };

/** The categories as threads: what is always in use runs straight, and what waits for a visitor's consent is tangled. */
export function CookieThreads({ view: { site, ui } }: { view: PageView<Cookies> }) {
  const { always, unused } = ui.consent;
  const inUse = new Set<string>(consentScripts(site).map(({ category }) => category));
  return (
    <ul className="cookie-threads">
      {consentCategories.map((name, index) => (
        <li key={name}>
          <a className="cookie-threads__link" href={`#_${name}`}>
            <b>{ui.consent[name].title}</b>
            <small>{name === 'necessary' ? always : !inUse.has(name) && unused}</small>
            <svg
              className="thread cookie-threads__drawing"
              viewBox={`0 0 ${size.width} ${size.height}`}
              aria-hidden="true"
            >
              <path
                vectorEffect="non-scaling-stroke"
                d={
                  name === 'necessary'
                    ? `M0 ${size.height / 2}H${size.width}`
                    : thread({ ...size, seed: 35 + index, tangle: 0.2, isFlush: true })
                }
              />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
