import { mindConsent } from './consent.ts';
import { countUp } from './count-up.ts';
import { openQuestionByHash } from './faq-hash.ts';
import { revealGoBack } from './go-back.ts';
import { shadeHeader } from './header-shade.ts';
import { playHeroVideo } from './hero-video.ts';
import { layOutBands } from './lay-out.ts';
import { mindLeftovers } from './leftovers.ts';
import { prepareMenus } from './menus.ts';
import { retry } from './retry.ts';
import { stayOnSamePage } from './same-page.ts';
import { prepareSearch } from './search-dialog.ts';
import { wakeIslands } from './wake.ts';
import { whenIdle } from './when-idle.ts';

// Says to the style sheets that script runs; they hide nothing before this.
document.documentElement.dataset.script = '';
shadeHeader();
prepareMenus();
stayOnSamePage();
revealGoBack();
countUp();
prepareSearch();
openQuestionByHash();
wakeIslands();
mindConsent();
if (document.querySelector('[data-share]'))
  void whenIdle(() => void retry(() => import('./share.ts')).then(({ enhanceShare }) => enhanceShare()));
const nearest = document.querySelector<HTMLElement>('[data-nearest-pages]');
if (nearest)
  void whenIdle(
    () => void retry(() => import('./nearest-pages.ts')).then(({ showNearest }) => showNearest(nearest)),
  );
// A film that begins earlier takes its time from the page.
void layOutBands().then(playHeroVideo);
void mindLeftovers();
