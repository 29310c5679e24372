import {
  enhanceElements,
  followConsent,
  hydrateIslands,
  prepareSearch,
  renderBelowFold,
  stayOnSamePage,
  tidyUpLeftovers,
} from '../src/client/index.ts';
import { playHeroVideo } from './components/hero-video.ts';
import { drafts } from './forms/drafts.ts';
import { closeMenus, prepareMenus } from './layout/menus.ts';
import { openQuestionByHash } from './pages/faq/faq-hash.ts';
import type { IslandName } from './scripts.ts';

/** How far a page is scrolled before the header gets its background, in pixels (specification 3.3). */
const threshold = 50;

// Says to the style sheets that script runs; they hide nothing before this.
document.documentElement.dataset.script = '';
shadeHeader();
prepareMenus();
stayOnSamePage(closeMenus);
revealGoBack();
prepareSearch('SiteSearch' satisfies IslandName);
openQuestionByHash();
hydrateIslands();
followConsent();
enhanceElements();
// A video that begins earlier slows down the page.
void renderBelowFold('.section, .closing, .site-footer').then(playHeroVideo);
void tidyUpLeftovers(drafts);

/** Marks the header once the page is scrolled past the threshold. */
function shadeHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-shaded', window.scrollY > threshold);
  addEventListener('scroll', update, { passive: true });
  // A page may begin further down. Asked before it is painted, the browser would have to lay it out once more.
  requestAnimationFrame(() => setTimeout(update));
}

/** Shows the buttons that go one step back in the browser's history: without script or history they could not. */
function revealGoBack(): void {
  if (history.length < 2) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-go-back]')) {
    button.inert = false;
    button.addEventListener('click', () => history.back());
  }
}
