import type { ReactNode } from 'react';

interface FoldProps {
  /** What stays when the part is folded. */
  summary: ReactNode;
  className?: string;
  colour?: string;
  children: ReactNode;
}

/** A part of a long page that script folds on phones (fold.ts). It is served open: without script all of it is there. */
export function Fold({ summary, className = '', colour, children }: FoldProps) {
  return (
    <details className={`fold ${className}`.trim()} data-colour={colour} data-fold="" open>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
