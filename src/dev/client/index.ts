import type { DevState } from '../protocol.ts';
import { restoreCarried } from './carry.ts';
import { createOverlay } from './overlay.ts';
import { followPage } from './page.ts';

/** Keeps a page of `site dev` up to date, and shows what is wrong with the site. */
function start(): void {
  const overlay = createOverlay();
  const page = followPage();
  restoreCarried();
  let events: EventSource | undefined;
  let release: number | undefined;
  const hear = ({ data }: MessageEvent<string>) => {
    const state: DevState = JSON.parse(data);
    overlay.show(state);
    const isNew = release !== undefined && state.release !== release;
    // Even the first state may be newer than the page.
    void page.update(isNew ? state.moved : {});
    release = state.release;
  };
  // A browser keeps six connections to a server: pages that nobody sees leave theirs to others.
  const follow = () => {
    events?.close();
    events = undefined;
    if (document.hidden) return;
    events = new EventSource('/_dev/events');
    events.addEventListener('begun', page.expect);
    events.addEventListener('message', hear);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}

start();
