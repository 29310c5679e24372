import { rawHtml, scriptJson } from '../../src/define/raw-html.ts';
import { consentScripts } from '../../src/third-party/index.ts';
import type { PageView } from '../page-view.ts';

/** The scripts that wait for consent, for the script that wakes them; nothing where the site has none. */
export function ConsentScripts({ view }: { view: PageView }) {
  const scripts = consentScripts(view.site);
  if (scripts.length === 0) return null;
  return <script type="application/json" id="_consent-scripts" {...rawHtml(scriptJson(scripts))} />;
}
