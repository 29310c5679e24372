import { mindConsent } from '../src/client/consent/index.ts';
import { wakeIslands } from '../src/client/hydrate-islands.ts';
import { mindLeftovers } from '../src/client/leftovers.ts';
import { layOutBands } from '../src/client/render-below-fold.ts';
import { retry } from '../src/client/retry.ts';
import { stayOnSamePage } from '../src/client/same-page.ts';
import { prepareSearch } from '../src/client/search-dialog.ts';
import { whenIdle } from '../src/client/when-idle.ts';
import { countUp } from './components/count-up.ts';
import { playHeroVideo } from './components/hero-video.ts';
import { islands } from './islands.ts';
import { shadeHeader } from './layout/header-shade.ts';
import { closeMenus, prepareMenus } from './layout/menus.ts';
import { openQuestionByHash } from './pages/faq/faq-hash.ts';
import { revealGoBack } from './pages/not-found/go-back.ts';

// Says to the style sheets that script runs; they hide nothing before this.
document.documentElement.dataset.script = '';
shadeHeader();
prepareMenus();
stayOnSamePage(closeMenus);
revealGoBack();
countUp();
prepareSearch();
openQuestionByHash();
wakeIslands(islands);
mindConsent();
if (document.querySelector('[data-share]'))
  void whenIdle(
    () => void retry(() => import('./components/share.ts')).then(({ enhanceShare }) => enhanceShare()),
  );
const nearest = document.querySelector<HTMLElement>('[data-nearest-pages]');
if (nearest)
  void whenIdle(
    () =>
      void retry(() => import('./pages/not-found/nearest-pages.ts')).then(({ showNearest }) =>
        showNearest(nearest),
      ),
  );
// A film that begins earlier takes its time from the page.
void layOutBands().then(playHeroVideo);
void mindLeftovers();
