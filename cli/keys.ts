import type { ReadStream } from 'node:tty';

/** What a key does, in words for the help. */
export interface Key {
  key: string;
  does: string;
  press(): void;
}

/** Listens to single keys, where a person sits at a terminal; Ctrl-C stays what it is. Returns a function that ends it. */
export function listenToKeys(keys: readonly Key[], input: ReadStream): () => void {
  if (!input.isTTY) return () => undefined;
  const hear = (typed: string) => {
    // In raw mode the terminal does not make a signal of it.
    if (typed === '\u0003') process.kill(process.pid, 'SIGINT');
    else keys.find(({ key }) => key === typed.toLowerCase())?.press();
  };
  input.setRawMode(true).setEncoding('utf8').on('data', hear).resume();
  return () => {
    input.off('data', hear).setRawMode(false).pause();
  };
}
