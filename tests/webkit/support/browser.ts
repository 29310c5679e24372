import type { WebDriver } from 'selenium-webdriver';
import { startDriver, startSession } from './driver.mjs';

/** A browser with a driver of its own, that are started when a window is wanted. */
export interface Browser {
  /** The window, always the same until the end. */
  window(): Promise<WebDriver>;
  /** Ends browser and driver, even where one of them stands still. */
  end(): void;
}

/** A browser that starts again after its end. */
export function keepBrowser(): Browser {
  let started: { window: WebDriver; stop(): void } | undefined;
  return {
    window: async () => {
      started ??= await start();
      return started.window;
    },
    end: () => {
      started?.stop();
      started = undefined;
    },
  };
}

async function start() {
  const { url, stop } = await startDriver();
  try {
    return { window: await startSession(url), stop };
  } catch (error) {
    stop();
    throw error;
  }
}
