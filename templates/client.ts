import {
  enhanceElements,
  followConsent,
  hydrateIslands,
  prepareSearch,
  renderBelowFold,
  returnToTarget,
  stayOnSamePage,
  tidyUpLeftovers,
} from '../src/client/index.ts';
import { playHeroVideo } from './components/hero-video.ts';
import { drafts } from './forms/drafts.ts';
import { closeMenus, prepareMenus } from './layout/menus.ts';
import { followPulled } from './motif/pulled.ts';
import { prepareNotices } from './notices/closed.ts';
import { openQuestionByHash } from './pages/faq/faq-hash.ts';
import type { IslandName } from './scripts.ts';

/** How far a page is scrolled before the header gets its background, in pixels (specification 3.3). */
const threshold = 50;

// Says to the style sheets that script runs; they hide nothing before this.
document.documentElement.dataset.script = '';
prepareNotices();
shadeHeader();
prepareMenus();
stayOnSamePage(closeMenus);
prepareSearch('SiteSearch' satisfies IslandName);
openQuestionByHash();
hydrateIslands();
followConsent();
enhanceElements();
returnToTarget();
followPulled(calmClosing);
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

/** Shows the thread that ends a page as untangled as the visitor has made those of the home page (motif/shared-threads.ts). */
function calmClosing({ length }: readonly number[]): void {
  const use = document.querySelector('.closing__thread use');
  const href = use?.getAttribute('href')?.replace(/(-\d)?$/, length > 0 ? `-${length}` : '');
  if (href) use?.setAttribute('href', href);
}
