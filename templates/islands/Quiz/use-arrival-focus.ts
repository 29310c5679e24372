import { useCallback, useEffect, useRef } from 'react';

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
