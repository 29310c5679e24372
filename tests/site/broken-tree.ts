import type { Edit } from '../support/workspace.ts';

/** A problem that must be reported: its code, the file, and the text at which the caret stands. */
export interface Expected {
  code: string;
  file: string;
  /** The caret stands at the first of these letters; undefined for problems of a whole file. */
  at?: string;
  /** Where `at` stands several times: which of them, from 0. */
  occurrence?: number;
}

/** A content tree with a mistake in it. */
export interface BrokenTree {
  title: string;
  edits: Edit[];
  expected: Expected[];
}
