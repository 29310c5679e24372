import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { z } from 'zod';
import { splitFrontMatter } from '../../src/content/load/front-matter.ts';
import type { Workshop } from '../../src/define/index.ts';
import { shapePath, shapes } from '../motif/shapes.ts';
import { thread } from '../motif/thread.ts';
import { colours } from '../palette.ts';
import { withPage } from './browser.ts';
import { type Point, type Scene, smoothed, tiedFrom } from './scene.ts';

const stage = { width: 1280, height: 720 };
const frames = 216;
/** The accents of the design tokens with a light and a deep neighbour: one for each strand of a thread. */
const strands: Readonly<Record<Colour, readonly [string, string, string]>> = {
  glacier: ['#73ccea', '#d6f3ff', '#3f8fd0'],
  lava: ['#ff7336', '#ffd9b8', '#e0452c'],
  aurora: ['#c2a1f4', '#efe4ff', '#8a63e8'],
  sulphur: ['#f3db41', '#fff6c2', '#e0902c'],
  moss: ['#86d07e', '#def6d6', '#4c9a3a'],
  lagoon: ['#57ddca', '#d2fbf2', '#1f9c94'],
  fjord: ['#6d9df5', '#d9e6ff', '#3f63e0'],
  heather: ['#fc7ead', '#ffdbe6', '#d93a72'],
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

/** Lays out the thread of a loop: the figure in the middle, which no frame of a page cuts off, the tangle around it. */
export async function sceneOf(page: Page, { shape, colour, seed }: Loop): Promise<Scene> {
  const count = 901;
  const sample = (d: string) => page.evaluate(({ d, count }) => studio.samplePath(d, count), { d, count });
  const figure = placed(await sample(shapePath(shape)), 5.6, [360, 80]);
  const tangled = placed(
    await sample(thread({ seed, width: 270, height: 150, tangle: 0.8 })),
    3.4,
    [140, 100],
  );
  return {
    ...stage,
    seed,
    tied: figure,
    tangled,
    course: smoothed(tangled, 60).map(([x, y]) => [x, y] as const),
    colours: strands[colour],
    light: { x: 640, y: 360, colour: strands[colour][2] },
  };
}

/** One picture of a loop, as a PNG. */
export async function frameOf(page: Page, scene: Scene, phase: number): Promise<Buffer> {
  const png = await page.evaluate(({ scene, phase }) => studio.paint(scene, phase), { scene, phase });
  return Buffer.from(png, 'base64');
}

async function* framesOf(page: Page, scene: Scene): AsyncGenerator<Buffer> {
  for (let i = 0; i < frames; i += 1) yield frameOf(page, scene, tiedFrom + i / frames);
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

/** Runs ffmpeg, which must be installed, with pictures as its input if there are any. */
async function ffmpeg(args: readonly string[], pictures?: AsyncIterable<Uint8Array>): Promise<void> {
  const stdio = ['pipe', 'ignore', 'inherit'] as const;
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: [...stdio] });
  const closed = once(child, 'close');
  for await (const picture of pictures ?? []) {
    if (!child.stdin.write(picture)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${args.join(' ')}`);
}

/** Stores PNG frames without loss, so that they can be encoded more than once. */
const storeFrames = (frames: AsyncIterable<Uint8Array>, master: string): Promise<void> =>
  ffmpeg(['-f', 'image2pipe', '-framerate', '24', '-i', '-', '-c:v', 'ffv1', master], frames);

/** The first frame, the figure, as WebP, good enough to be encoded again: the build makes of it what visitors get. */
const encodePoster = (master: string, target: string): Promise<void> =>
  ffmpeg(['-i', master, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '80', '-preset', 'drawing', target]);

/** Encodes in two passes, for the best picture at a size that is known before. */
async function encode(master: string, target: string, options: readonly string[]): Promise<void> {
  const log = join(dirname(master), 'passes');
  const quality = ['-an', '-pix_fmt', 'yuv420p', '-g', '240', '-qcomp', '0.9'];
  const common = ['-i', master, ...quality, ...options, '-passlogfile', log];
  await ffmpeg([...common, '-pass', '1', '-f', 'null', '-']);
  await ffmpeg([...common, '-pass', '2', target]);
}

/** VP9 in WebM: about 290 kB. */
const encodeWebm = (master: string, target: string): Promise<void> =>
  encode(master, target, [
    ...['-c:v', 'libvpx-vp9', '-b:v', '255k', '-deadline', 'good', '-cpu-used', '2', '-row-mt', '1'],
    ...['-auto-alt-ref', '1', '-lag-in-frames', '25', '-map_metadata', '-1', '-fflags', '+bitexact'],
  ]);

/** H.264 in MP4, for browsers without VP9: about 310 kB. */
const encodeMp4 = (master: string, target: string): Promise<void> =>
  encode(master, target, [
    ...['-c:v', 'libx264', '-b:v', '265k', '-preset', 'slower', '-profile:v', 'high', '-aq-mode', '3'],
    ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact'],
  ]);

/** What a service page says about its loop. */
const identity = z.object({
  video: z.string(),
  order: z.number(),
  colour: z.enum(colours),
  shape: z.enum(shapes),
});

type Colour = z.infer<typeof identity>['colour'];

interface Loop extends Pick<z.infer<typeof identity>, 'colour' | 'shape'> {
  /** The same seed tangles the thread in the same way. */
  seed: number;
}

/** The tangles that look best; a new service gets the one of its order until someone chooses. */
const chosenSeeds: Readonly<Record<string, number>> = {
  'digital-strategy': 16,
  'marketing-campaigns': 2,
  'brand-development': 8,
  'social-media': 14,
  'design-experience': 6,
  'content-strategy': 9,
  'web-development': 18,
  gamification: 28,
};

/** The loops that the service pages name. */
async function loopsOfServices(root: string): Promise<ReadonlyMap<string, Loop>> {
  const folder = join(root, 'content/is/services');
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(pages.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(
    texts.map((text) => {
      const { video, order, colour, shape } = identity.parse(splitFrontMatter(text).data);
      return [video, { colour, shape, seed: chosenSeeds[video] ?? order }];
    }),
  );
}
