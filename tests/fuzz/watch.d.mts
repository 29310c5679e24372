/** Cases of a kind, and how long they may take, in milliseconds. */
export interface CasesOrder {
  kind: string;
  seed: number;
  from: number;
  to: number;
  limitMs: number;
  readyMs: number;
  shrinkMs: number;
  forMs: number;
}

/** A case that has failed. */
export interface CaseFailure {
  number: number;
  findings: string[];
  input: string;
}

export function runCases(
  program: string,
  order: CasesOrder,
  tell: (failure: CaseFailure) => void,
): Promise<number>;
