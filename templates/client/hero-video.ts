interface DataSaver {
  connection?: { saveData?: boolean };
}

/** Whether the visitor has asked for less motion or less data. */
function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & DataSaver;
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/** Starts the background video after the page has loaded, and gives the visitor a button that pauses it (WCAG 2.2.2). */
export function playHeroVideo(): void {
  const video = document.querySelector<HTMLVideoElement>('[data-hero-video]');
  const toggle = document.querySelector<HTMLElement>('[data-video-toggle]');
  if (!video || !toggle) return;
  // A video that cannot be played leaves the dark cover as it is, and needs no button (spec section 8).
  const play = () => video.play().catch(() => showState(video, toggle));
  for (const event of ['play', 'pause']) video.addEventListener(event, () => showState(video, toggle));
  video.querySelector('source:last-of-type')?.addEventListener('error', () => toggle.remove());
  toggle.addEventListener('click', () => void (video.paused ? play() : video.pause()));
  showState(video, toggle);
  toggle.hidden = false;
  if (wantsStillness()) return;
  if (document.readyState === 'complete') void play();
  else addEventListener('load', () => void play());
}

function showState(video: HTMLVideoElement, toggle: HTMLElement): void {
  const { play = '', pause = '' } = toggle.dataset;
  toggle.toggleAttribute('data-paused', video.paused);
  toggle.ariaLabel = video.paused ? play : pause;
}
