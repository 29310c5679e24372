import { useEffect, useRef, useState } from 'react';

/** Celebrates once, and then is gone; for those who asked for less motion it never comes. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOver, setOver] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (canvas.current) return throwConfetti(canvas.current, () => setOver(true));
  }, []);
  return isOver ? null : <canvas className="quiz-confetti" ref={canvas} />;
}

/** How long the confetti falls, in milliseconds. */
const duration = 3200;
const count = 120;
/** In pixels per second, and per second squared. */
const gravity = 620;

/** A snippet of thread on its way. */
interface Snippet {
  x: number;
  y: number;
  /** Speed to the side and downwards. */
  dx: number;
  dy: number;
  /** Turns per second. */
  spin: number;
  length: number;
  colour: string;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);

/** Throws snippets of thread in the colours of the site over a canvas, once. Returns what stops them. */
function throwConfetti(canvas: HTMLCanvasElement, onEnd: () => void): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => {};
  canvas.width = canvas.clientWidth * devicePixelRatio;
  canvas.height = canvas.clientHeight * devicePixelRatio;
  pen.scale(devicePixelRatio, devicePixelRatio);
  const snippets = makeSnippets(canvas);
  const start = performance.now();
  const frame = (now: number) => {
    const age = Math.max(0, now - start);
    pen.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
    pen.globalAlpha = Math.min(1, (2 * (duration - age)) / duration);
    for (const snippet of snippets) draw(pen, snippet, age / 1000);
    request = age < duration ? requestAnimationFrame(frame) : 0;
    if (request === 0) onEnd();
  };
  let request = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(request);
}

/** From both lower corners, up and towards the middle. */
function makeSnippets(canvas: HTMLCanvasElement): Snippet[] {
  const { clientWidth: width, clientHeight: height } = canvas;
  const style = getComputedStyle(canvas);
  const colours = ['glacier', 'moss', 'lava', 'aurora', 'sulphur'].map((name) =>
    style.getPropertyValue(`--${name}`),
  );
  return Array.from({ length: count }, (_, index) => {
    const isLeft = index % 2 === 0;
    return {
      x: isLeft ? 0 : width,
      y: Math.min(height, 640),
      dx: (isLeft ? 1 : -1) * between(0.05, 0.75) * Math.max(width, 360),
      dy: -between(380, 980),
      spin: between(-1.6, 1.6),
      length: between(8, 18),
      colour: colours[index % colours.length] ?? '',
    };
  });
}

/** A snippet is a small S, as if it had just been cut off the thread. */
function draw(pen: CanvasRenderingContext2D, snippet: Snippet, seconds: number): void {
  const { x, y, dx, dy, spin, length, colour } = snippet;
  pen.save();
  pen.translate(x + dx * seconds * 0.7, y + dy * seconds + (gravity * seconds ** 2) / 2);
  pen.rotate(spin * seconds * 2 * Math.PI);
  pen.beginPath();
  pen.moveTo(-length, 0);
  pen.bezierCurveTo(-length / 2, -length, length / 2, length, length, 0);
  pen.strokeStyle = colour;
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.stroke();
  pen.restore();
}
