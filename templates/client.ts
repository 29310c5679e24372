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
import { shadeHeader } from './layout/header-shade.ts';
import { closeMenus, prepareMenus } from './layout/menus.ts';
import { openQuestionByHash } from './pages/faq/faq-hash.ts';
import { revealGoBack } from './pages/not-found/go-back.ts';
import type { IslandName } from './scripts.ts';

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
