import type { Answer } from './raw.d.mts';

/** What was asked of a server beforehand. */
export interface Learned {
  tags: { page: string; font: string };
  lengths: Record<string, number>;
}

/** A raw request, and what is right for it. */
export interface Row {
  /** The number of its group. */
  group: number;
  title: string;
  send: string | ((learned: Learned) => string);
  right(answer: Answer, learned: Learned): boolean;
}

export type Ask = (bytes: string) => Promise<Answer>;

export const requestTable: Row[];
export function learn(ask: Ask): Promise<Learned>;
export function tryRow(row: Row, ask: Ask, learned: Learned): Promise<string | undefined>;
