import { fillText } from '../../../../src/define/plural.ts';
import { toPath } from '../../../motif/curve.ts';
import { threadCurve } from '../../../motif/thread-curve.ts';
import type { QuizWords } from './game.ts';

/** The size of the picture: that of a shared link. */
const size = { width: 1200, height: 630 };

/** Shares a picture of the score where the device can, and saves it where it cannot. */
export async function shareScore(points: number, words: QuizWords): Promise<void> {
  const text = fillText(words.shared, { points });
  const picture = await drawScore(points, text);
  if (!picture) return;
  const file = new File([picture], `hemja-${points}.png`, { type: picture.type });
  const shared = { files: [file], text, url: location.origin + location.pathname };
  if (navigator.canShare?.(shared))
    await navigator.share(shared).catch((error: Error) => {
      // The visitor has changed their mind.
      if (error.name !== 'AbortError') save(file);
    });
  else save(file);
}

/** Draws the points over a thread that is the more tangled, the fewer they are. */
function drawScore(points: number, text: string): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`);
  pen.fillStyle = colour('ink-deep');
  pen.fillRect(0, 0, size.width, size.height);
  pen.strokeStyle = colour('lava');
  pen.lineWidth = 6;
  const thread = { seed: 21, width: size.width, height: 300, tangle: 0.5 - points / 1000 };
  pen.translate(0, 300);
  pen.stroke(new Path2D(toPath(threadCurve(thread), 130)));
  pen.translate(0, -300);
  pen.fillStyle = colour('sulphur');
  pen.font = `650 260px ${colour('font-display')}`;
  pen.fillText(String(points), 70, 270);
  pen.fillStyle = colour('paper');
  pen.font = `500 44px ${colour('font-text')}`;
  pen.fillText(text, 76, 350);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function save(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  URL.revokeObjectURL(href);
}
