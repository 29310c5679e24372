import { emitKeypressEvents, type Key as Pressed } from 'node:readline';

/** What a key does, in words for the help. */
export interface Key {
  key: string;
  does: string;
  press(): void;
}

/** The parts of a terminal that are needed, such as `process.stdin`. */
interface Terminal extends NodeJS.ReadableStream {
  isTTY?: boolean;
  setRawMode(isRaw: boolean): unknown;
}

/** Listens to single keys, where a person sits at a terminal; Ctrl-C stays what it is. Returns a function that ends it. */
export function listenToKeys(keys: readonly Key[], input: Terminal): () => void {
  if (!input.isTTY) return () => undefined;
  const hear = (_: unknown, { name, ctrl, meta }: Pressed) => {
    // In raw mode the terminal does not make a signal of it.
    if (ctrl && name === 'c') process.kill(process.pid, 'SIGINT');
    else if (!ctrl && !meta) keys.find(({ key }) => key === name)?.press();
  };
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.on('keypress', hear).resume();
  return () => {
    input.off('keypress', hear).pause();
    input.setRawMode(false);
  };
}
