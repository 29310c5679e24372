import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';

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
export const storeFrames = (frames: AsyncIterable<Uint8Array>, master: string): Promise<void> =>
  ffmpeg(['-f', 'image2pipe', '-framerate', '24', '-i', '-', '-c:v', 'ffv1', master], frames);

/** The first frame as WebP, good enough to be encoded again: the build makes of it what visitors get. */
export const encodePoster = (master: string, target: string): Promise<void> =>
  ffmpeg(['-i', master, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '95', '-preset', 'drawing', target]);

/** Encodes in two passes, for the best picture at a size that is known before. */
async function encode(master: string, target: string, options: readonly string[]): Promise<void> {
  const log = join(dirname(master), 'passes');
  const quality = ['-an', '-pix_fmt', 'yuv420p', '-g', '240', '-qcomp', '0.9'];
  const common = ['-i', master, ...quality, ...options, '-passlogfile', log];
  await ffmpeg([...common, '-pass', '1', '-f', 'null', '-']);
  await ffmpeg([...common, '-pass', '2', target]);
}

/** VP9 in WebM: about 290 kB. */
export const encodeWebm = (master: string, target: string): Promise<void> =>
  encode(master, target, [
    ...['-c:v', 'libvpx-vp9', '-b:v', '255k', '-deadline', 'good', '-cpu-used', '1', '-row-mt', '1'],
    ...['-auto-alt-ref', '1', '-lag-in-frames', '25', '-map_metadata', '-1', '-fflags', '+bitexact'],
  ]);

/** H.264 in MP4, for browsers without VP9: about 310 kB. */
export const encodeMp4 = (master: string, target: string): Promise<void> =>
  encode(master, target, [
    ...['-c:v', 'libx264', '-b:v', '265k', '-preset', 'slower', '-profile:v', 'high', '-aq-mode', '3'],
    ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact'],
  ]);
