import { type ReactNode, useCallback, useEffect, useRef } from 'react';

/** A drawing of the game. The words beside it say what it means. */
function Sign({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg className={`icon icon--stroke quiz-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Marks a right answer. */
export const Tick = () => (
  <Sign name="tick">
    <path d="M20 6 9 17l-5-5" />
  </Sign>
);

/** Marks a wrong answer. */
export const Cross = () => (
  <Sign name="cross">
    <path d="M18 6 6 18M6 6l12 12" />
  </Sign>
);

/** The flame of a streak (Lucide, flame). */
export const Flame = () => (
  <Sign name="flame">
    <path d="M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4" />
  </Sign>
);

/** The `ref` of the element that gets the focus. */
export type ArrivalTarget = (element: HTMLElement | null) => void;

/**
 * Moves the focus to an element whenever another screen has taken the place of the one before, so that people who do not
 * see the screen arrive with it. The first screen leaves the focus where it is.
 */
export function useArrivalFocus(screen: string): ArrivalTarget {
  const target = useRef<HTMLElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    target.current?.focus();
  }, [screen]);
  return useCallback((element) => {
    target.current = element;
  }, []);
}
