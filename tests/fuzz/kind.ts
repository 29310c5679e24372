import type { Random } from './random.ts';

/** What is found wrong with a case; undefined if all is well. */
export type Findings = readonly string[];

/** A kind of cases, ready to run. */
export interface Runner<Input = unknown> {
  /** Makes the input of a case. */
  make(random: Random): Input;
  /** Gives an input to the program; what it throws counts as a crash. */
  check(input: Input): Promise<Findings> | Findings;
  /** The input as it is shown with a failure. */
  show(input: Input): string;
  /** Inputs that have a part less, to find the part that matters; absent where trying is slow. */
  smaller?(input: Input): Iterable<Input>;
  close?(): Promise<void>;
}

/** A kind of cases. */
export interface Kind {
  name: string;
  /** How many cases of this kind are run for one of the heaviest. */
  share: number;
  /** How long a case may take, in milliseconds. */
  limitMs: number;
  /** @param folder an empty folder that is gone afterwards */
  open(folder: string): Promise<Runner>;
}

/** A kind whose cases take no more than twenty seconds: the first one loads the tool, on a busy machine too. */
export function kind<Input>(
  name: string,
  share: number,
  open: (folder: string) => Promise<Runner<Input>> | Runner<Input>,
): Kind {
  // What `make` gives goes to the other functions of the same runner alone.
  return { name, share, limitMs: 20_000, open: async (folder) => (await open(folder)) as Runner };
}

/** Texts with some of their lines or letters left out, the largest parts first. */
export function* smallerTexts(text: string): Generator<string> {
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < text.length && at / size < 64; at += size)
      yield text.slice(0, at) + text.slice(at + size);
}
