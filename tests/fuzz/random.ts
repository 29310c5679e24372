import { createHash } from 'node:crypto';
import { seeded } from '../support/random.mjs';

/** Choices that are the same for the same seed. */
export interface Random {
  /** A whole number from 0 to one less than `below`. */
  int(below: number): number;
  /** True once in `times` on average. */
  once(times: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** The choices of one case. */
export function randomOf(seed: number, kind: string, number: number): Random {
  const digest = createHash('sha256').update(`${seed} ${kind} ${number}`).digest();
  const next = seeded(digest.readUInt32LE());
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    once: (times) => int(times) === 0,
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new Error('There is nothing to choose from.');
      return list[int(list.length)] as T;
    },
  };
}
