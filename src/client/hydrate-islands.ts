import type { ComponentType } from 'react';
import { fetchFile, retry } from './retry.ts';
import { whenIdle } from './when-idle.ts';

/** Fetches the code of an island. */
export type IslandLoader = () => Promise<ComponentType<never>>;

/** When an island is made interactive. */
type Wake = 'visible' | 'idle' | 'interaction';

const wakers: Record<Wake, (element: HTMLElement, wake: () => void) => void> = {
  visible: whenVisible,
  idle: (_element, wake) => void whenIdle(wake),
  interaction: whenUsed,
};

/** Makes every island on the page interactive, each when it is needed. */
export function wakeIslands(islands: Readonly<Record<string, IslandLoader>>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const wait = wakers[element.dataset.wake as Wake] ?? wakers.idle;
    wait(element, () => void hydrate(element, islands[element.dataset.island ?? '']));
  }
}

/** Without its code an island stays as it was served: what is marked as failed has to do without script. */
async function hydrate(element: HTMLElement, load: IslandLoader | undefined): Promise<void> {
  const { island = '', prefix = '' } = element.dataset;
  if (!load) return;
  try {
    const [component, { hydrateIsland }, props] = await Promise.all([
      retry(load),
      retry(() => import('./hydrate.ts')),
      loadProps(element),
    ]);
    hydrateIsland({ element, component, props, prefix });
  } catch (error) {
    element.dataset.failed = '';
    console.error(`${island} stays without script.`, error);
  }
}

/** They stand behind the island, or in a file of their own. */
async function loadProps({ dataset, nextElementSibling }: HTMLElement): Promise<unknown> {
  const { props } = dataset;
  if (props !== undefined) return retry(async () => (await fetchFile(props)).json());
  return JSON.parse(nextElementSibling?.textContent ?? '{}');
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

function whenUsed(element: HTMLElement, wake: () => void): void {
  const wakeOnce = () => {
    for (const event of events) element.removeEventListener(event, wakeOnce);
    wake();
  };
  const events = ['pointerenter', 'pointerdown', 'focusin'];
  for (const event of events) element.addEventListener(event, wakeOnce);
}
