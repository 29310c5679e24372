import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import type { Workshop } from '../../src/define/index.ts';
import { shapePath } from '../motif/shapes.ts';
import { thread } from '../motif/thread.ts';
import { withPage } from './browser.ts';
import { encodeMp4, encodePoster, encodeWebm, storeFrames } from './encode.ts';
import { type Point, type Scene, smoothed } from './scene.ts';
import { type Colour, type Loop, loopsOfServices } from './services.ts';

const stage = { width: 1280, height: 720 };
const frames = 216;
/** Where the loop starts, and what the poster shows: the figure is tied, and the first end comes loose. */
const opening = 0.6;

/** The accents of the design tokens with a light and a deep neighbour: one for each strand of a thread. */
const strands: Readonly<Record<Colour, readonly [string, string, string]>> = {
  glacier: ['#73ccea', '#d6f3ff', '#3f8fd0'],
  lava: ['#ff7336', '#ffd9b8', '#e0452c'],
  aurora: ['#c2a1f4', '#efe4ff', '#8a63e8'],
  sulphur: ['#f3db41', '#fff6c2', '#e0902c'],
  moss: ['#86d07e', '#def6d6', '#4c9a3a'],
};

declare global {
  /** What a page knows once `openStudio` has prepared it. */
  var studio: typeof import('./paint.ts');
}

/** Gives a page the means to paint. */
export async function openStudio(page: Page, root: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'templates/media/paint.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'studio',
    write: false,
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
}

/** The line enlarged by a scale around a point that comes to lie on another one. */
function placed(line: readonly Point[], scale: number, [x, y]: Point): Point[] {
  return line.map(([fromX, fromY]) => [x + fromX * scale, y + fromY * scale] as const);
}

/** Lays out the thread of a loop: the figure right of the middle, where no heading stands, the tangle around it. */
export async function sceneOf(page: Page, { shape, colour, seed }: Loop): Promise<Scene> {
  const count = 901;
  const sample = (d: string) => page.evaluate(({ d, count }) => studio.samplePath(d, count), { d, count });
  const figure = placed(await sample(shapePath(shape)), 5.6, [520, 80]);
  const tangled = placed(
    await sample(thread({ seed, width: 270, height: 150, tangle: 0.8 })),
    3.4,
    [190, 100],
  );
  return {
    ...stage,
    seed,
    tied: figure,
    tangled,
    course: smoothed(tangled, 60).map(([x, y]) => [x, y] as const),
    colours: strands[colour],
    light: { x: 800, y: 360, colour: strands[colour][2] },
  };
}

/** One picture of a loop, as a PNG. */
export async function frameOf(page: Page, scene: Scene, phase: number): Promise<Buffer> {
  const png = await page.evaluate(({ scene, phase }) => studio.paint(scene, phase), { scene, phase });
  return Buffer.from(png, 'base64');
}

async function* framesOf(page: Page, scene: Scene): AsyncGenerator<Buffer> {
  for (let i = 0; i < frames; i += 1) yield frameOf(page, scene, opening + i / frames);
}

/** Makes the three files of a loop aside and puts them into place when all are done. */
async function makeLoop(page: Page, loop: Loop, target: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'loop-'));
  const aside = join(folder, 'loop');
  try {
    await storeFrames(framesOf(page, await sceneOf(page, loop)), `${aside}.mkv`);
    await encodePoster(`${aside}.mkv`, `${aside}.webp`);
    await encodeWebm(`${aside}.mkv`, `${aside}.webm`);
    await encodeMp4(`${aside}.mkv`, `${aside}.mp4`);
    for (const ending of ['.webp', '.webm', '.mp4']) await copyFile(aside + ending, target + ending);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Draws and encodes the loops of the service pages, or only those named. Takes two to three minutes for each. */
export async function makeLoops(workshop: Workshop, names?: readonly string[]): Promise<void> {
  const loops = await loopsOfServices(workshop.root);
  await withPage(workshop, async (page) => {
    await openStudio(page, workshop.root);
    for (const name of names ?? loops.keys()) {
      const loop = loops.get(name);
      if (!loop)
        throw new Error(`No service page names the loop “${name}”, only ${[...loops.keys()].join(', ')}`);
      await makeLoop(page, loop, join(workshop.root, 'content/media/loops', name));
    }
  });
}
