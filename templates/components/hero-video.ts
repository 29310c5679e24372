import type { OwnStoredName } from '../stored-keys.ts';

interface DataSaver {
  connection?: { saveData?: boolean };
}

interface HeroVideo {
  video: HTMLVideoElement;
  /** Plays and pauses (WCAG 2.2.2). */
  toggle: HTMLElement;
}

/**
 * Starts the background video after the page has loaded, unless the visitor wants less motion or less data. The video says
 * which state it is in (specification 11.1): `loading`, `loaded`, `error`; the dark cover is on it in all of them.
 */
export function playHeroVideo(): void {
  const video = document.querySelector<HTMLVideoElement>('[data-hero-video]');
  const toggle = document.querySelector<HTMLElement>('[data-video-toggle]');
  if (!video || !toggle) return;
  followState({ video, toggle });
  // Whatever keeps it from playing, the still stays, and the button offers to try.
  const play = () => void video.play().catch(() => showPaused({ video, toggle }));
  toggle.addEventListener('click', () => {
    // From now on the visitor decides, also on the next page.
    removeEventListener('load', play);
    remember(video.paused);
    if (video.paused) play();
    else video.pause();
  });
  showPaused({ video, toggle });
  toggle.hidden = false;
  if (wantsStillness() || wasPaused()) return;
  if (document.readyState === 'complete') play();
  else addEventListener('load', play);
}

function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & DataSaver;
  // Visitors with their own colours see no video.
  const { matches } = matchMedia('(prefers-reduced-motion: reduce) or (forced-colors: active)');
  return matches || connection?.saveData === true;
}

const storageKey: OwnStoredName = 'heroVideo';

/** Keeps the visitor's choice until the window is closed. Without storage each page starts anew. */
function remember(plays: boolean): void {
  try {
    if (plays) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, 'paused');
  } catch (error) {
    console.error('The choice to pause could not be kept.', error);
  }
}

function wasPaused(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === 'paused';
  } catch {
    return false;
  }
}

function followState({ video, toggle }: HeroVideo): void {
  video.addEventListener('play', () => {
    video.dataset.state ??= 'loading';
  });
  video.addEventListener('playing', () => {
    video.dataset.state = 'loaded';
  });
  for (const event of ['play', 'pause']) video.addEventListener(event, () => showPaused({ video, toggle }));
  // After the last source there is nothing left to play (specification 11.1).
  video.querySelector('source:last-of-type')?.addEventListener('error', () => {
    video.dataset.state = 'error';
    toggle.remove();
  });
}

function showPaused({ video, toggle }: HeroVideo): void {
  const { play = '', pause = '' } = toggle.dataset;
  toggle.toggleAttribute('data-paused', video.paused);
  toggle.ariaLabel = video.paused ? play : pause;
}
