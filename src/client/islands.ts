import type { ComponentType } from 'react';
import { enhancements, islands, reactRoot } from './late-modules.ts';
import { load, loadJson } from './load.ts';

/** When an island is made interactive. */
type Wake = 'visible' | 'idle' | 'interaction';

const wakers: Record<Wake, (element: HTMLElement, wake: () => void) => void> = {
  visible: whenVisible,
  idle: (_element, wake) => void whenIdle(wake),
  interaction: whenUsed,
};

/** Makes every island on the page interactive, each when it is needed. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const wait = wakers[element.dataset.wake as Wake] ?? wakers.idle;
    wait(element, () => void hydrate(element));
  }
}

/** Without its code an island stays as it was served: what is marked as failed has to do without script. */
async function hydrate(element: HTMLElement): Promise<void> {
  const { island = '', prefix = '' } = element.dataset;
  try {
    const [component, { hydrateIsland }, props] = await Promise.all([
      loadIsland(island),
      load(reactRoot),
      loadProps(element),
    ]);
    hydrateIsland({ element, component, props }, prefix);
  } catch (error) {
    element.dataset.failed = '';
    console.error(`${island} stays without script.`, error);
  }
}

/**
 * Loads the component of an island, with retries.
 *
 * @throws if there is no island of that name, or its code cannot be fetched
 */
export async function loadIsland(name: string): Promise<ComponentType<never>> {
  const files = islands[name];
  const component = files && (await load(files))[name];
  if (!component) throw new RangeError(name);
  return component;
}

/** They follow the island, or are in a file of their own. */
async function loadProps({ dataset, nextElementSibling }: HTMLElement): Promise<object> {
  const { props } = dataset;
  if (props !== undefined) return loadJson(props);
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

/** Gives the elements with the attributes of the site's enhancements to their code, once the first screen is shown. */
export function enhanceElements(): void {
  for (const [attribute, module] of Object.entries(enhancements)) {
    const elements = document.querySelectorAll<HTMLElement>(`[${attribute}]`);
    if (elements.length > 0)
      void whenIdle(async () => {
        const { enhance } = await load(module);
        elements.forEach(enhance);
      });
  }
}

/** How long the first screen is waited for, in milliseconds, where a browser does not report when it has been shown. */
const patience = 2000;

/**
 * Does something when the page has nothing more urgent to do; never before the first screen has been shown, for which it
 * would compete.
 */
async function whenIdle(act: () => void): Promise<void> {
  await firstScreen();
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, 200);
}

function firstScreen(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, patience);
  });
}
