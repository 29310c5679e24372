import type { DevState } from '../protocol.ts';
import { restoreState } from './carry.ts';
import { createOverlay } from './overlay.ts';
import { createLivePage } from './page.ts';
import { followPointer } from './source.ts';

/** Starts live reload and the overlay of problems. */
function start(): void {
  const overlay = createOverlay();
  const page = createLivePage();
  restoreState();
  followPointer(overlay.root);
  let events: EventSource | undefined;
  let release: number | undefined;
  const onState = ({ data }: MessageEvent<string>) => {
    const state: DevState = JSON.parse(data);
    overlay.show(state);
    const isNew = release !== undefined && state.release !== release;
    // Even the first state may be newer than the page.
    void page.update(isNew ? state.moved : {});
    release = state.release;
  };
  // A browser opens at most six connections to a server, so hidden pages close theirs.
  const connect = () => {
    events?.close();
    events = undefined;
    if (document.hidden) return;
    events = new EventSource('/_dev/events');
    events.addEventListener('begun', page.prefetch);
    events.addEventListener('message', onState);
  };
  document.addEventListener('visibilitychange', connect);
  connect();
}

start();
