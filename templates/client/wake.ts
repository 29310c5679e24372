import { islands } from './islands.ts';
import { retry } from './retry.ts';

/** When an island is made interactive. */
type Wake = 'visible' | 'idle' | 'interaction';

const wakers: Record<Wake, (element: HTMLElement, wake: () => void) => void> = {
  visible: whenVisible,
  idle: whenIdle,
  interaction: whenUsed,
};

/** Makes every island on the page interactive, each when it is needed. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const wait = wakers[element.dataset.wake as Wake] ?? whenIdle;
    wait(element, () => void hydrate(element));
  }
}

/** Without its code an island stays as it was served: what is marked as failed has to do without script. */
async function hydrate(element: HTMLElement): Promise<void> {
  const { island = '', prefix = '' } = element.dataset;
  const load = islands[island];
  if (!load) return;
  try {
    const [component, { hydrateIsland }] = await Promise.all([
      retry(load),
      retry(() => import('./hydrate.ts')),
    ]);
    const props: unknown = JSON.parse(element.nextElementSibling?.textContent ?? '{}');
    hydrateIsland({ element, component, props, prefix });
  } catch (error) {
    element.dataset.failed = '';
    console.error(`${island} stays without script.`, error);
  }
}

function whenVisible(element: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

function whenIdle(_element: HTMLElement, wake: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 });
  else setTimeout(wake, 200);
}

function whenUsed(element: HTMLElement, wake: () => void): void {
  const wakeOnce = () => {
    for (const event of events) element.removeEventListener(event, wakeOnce);
    wake();
  };
  const events = ['pointerenter', 'pointerdown', 'focusin'];
  for (const event of events) element.addEventListener(event, wakeOnce);
}
