import { useEffect, useRef, useState } from 'react';
import { throwConfetti } from './throw-confetti.ts';

/** Celebrates once, and then is gone; for those who asked for less motion it never comes. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOver, setOver] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (canvas.current) return throwConfetti(canvas.current, () => setOver(true));
  }, []);
  return isOver ? null : <canvas className="quiz-confetti" ref={canvas} />;
}
