import { emitKeypressEvents, type Key as Pressed } from 'node:readline';

/** A key of the keyboard and its action. */
export interface Key {
  key: string;
  does: string;
  press(): void;
}

/** The part of `process.stdin` that is needed. */
interface Terminal extends NodeJS.ReadableStream {
  isTTY?: boolean;
  setRawMode(isRaw: boolean): unknown;
}

/** Listens to single keys of a terminal; does nothing elsewhere. Returns a function that stops it. */
export function listenToKeys(keys: readonly Key[], input: Terminal): () => void {
  if (!input.isTTY) return () => undefined;
  const onKeypress = (_: unknown, { name, ctrl, meta }: Pressed) => {
    // A terminal in raw mode sends no signal for Ctrl-C.
    if (ctrl && name === 'c') process.kill(process.pid, 'SIGINT');
    else if (!ctrl && !meta) keys.find(({ key }) => key === name)?.press();
  };
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.on('keypress', onKeypress).resume();
  return () => {
    input.off('keypress', onKeypress).pause();
    input.setRawMode(false);
  };
}
