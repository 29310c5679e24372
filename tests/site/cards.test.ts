import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageCard } from '../../src/assets/pictures/cards.ts';
import { layOutCard } from '../../src/assets/pictures/draw-card.ts';
import { fingerprintOf } from '../../src/assets/pictures/fingerprint.ts';
import { type BuildResult, buildSite } from '../../src/build.ts';
import type { CardContext } from '../../src/define/index.ts';
import { type CardView, cardSize } from '../../templates/cards/Card.tsx';
import { card } from '../../templates/cards/index.tsx';
import type { Data } from '../../templates/data/index.ts';
import { palette } from '../../templates/palette.ts';
import { site } from '../../templates/site.ts';
import { builtSite } from '../support/built-site.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';
import { projectDir } from '../support/workspace.ts';

let cards: [file: string, card: PageCard][] = [];
beforeAll(async () => {
  cards = [...((await builtSite()).pictures?.cards ?? [])];
});

const cardOf = (file: string): PageCard => {
  const card = cards.find(([name]) => name === file)?.[1];
  if (!card) throw new Error(`There is no card of ${file}`);
  return card;
};

/** The outer points of every line of letters in an SVG of satori, which draws letters as paths with absolute numbers. */
function textBoxes(svg: string): { right: number; top: number; bottom: number }[] {
  return [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d = '']) => {
    const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
    const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, at) => at % 2 === axis)) as [number[], number[]];
    return { right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
}

describe('the cards of shared links', () => {
  it('are one for each of the 34 pages, each with a name of its own', () => {
    expect(cards).toHaveLength(34);
    expect(new Set(cards.map(([, { path }]) => path)).size).toBe(34);
  });

  it('hold their headings: no letter reaches a figure, a thread or the edge', async () => {
    const font = readFileSync(join(projectDir, card.font.file));
    const { content, routes } = await builtSite();
    if (!content || !routes) throw new Error('The content has errors.');
    const outside: string[] = [];
    for (const route of routes.addressed) {
      const { element } = card.card(route, { content, routes, locales: site.locales } as CardContext<Data>);
      const { view } = element.props as { view: CardView };
      const { file } = route;
      const boxes = textBoxes(await layOutCard(element, card, font));
      const heading = boxes.filter(({ top }) => top > 130);
      const [right, bottom] = view.motif.kind === 'figure' ? [700, 590] : [1150, 352];
      expect(boxes.length).toBeGreaterThan(view.lines.length);
      if (heading.some((box) => box.right > right || box.bottom > bottom)) {
        outside.push(`${file}: ${JSON.stringify(heading)}`);
      }
    }
    expect(outside).toEqual([]);
  });

  it('are posters for services, each in a colour and with a figure that no other has', async () => {
    const { content, routes } = await builtSite();
    if (!content || !routes) throw new Error('The content has errors.');
    const figures = routes.addressed
      .filter(({ locale }) => locale === 'en')
      .map((route) => card.card(route, { content, routes, locales: site.locales } as CardContext<Data>))
      .map(({ element }) => (element.props as { view: CardView }).view.motif)
      .filter((motif) => motif.kind === 'figure');
    expect(new Set(figures.map(({ colour }) => colour)).size).toBe(8);
    expect(new Set(figures.map(({ shape }) => shape)).size).toBe(8);
  });

  it.each([
    ['index.html', palette.ink],
    ['thjonusta/samfelagsmidlar.html', palette.sulphur],
    ['en/services/web-development.html', palette.fjord],
  ])(
    '%s: 1200 × 630, on its colour without a speck, in at most 60 kB, and the same at every drawing',
    async (file, ground) => {
      const card = cardOf(file);
      const [first, second] = await Promise.all([card.draw(), card.draw()]);
      expect(Buffer.compare(first, second)).toBe(0);
      expect(first.byteLength).toBeLessThanOrEqual(60_000);
      const { width, height } = await sharp(first).metadata();
      expect({ width, height }).toEqual(cardSize);
      const margin = { left: 0, top: 2, width: cardSize.width, height: 50 };
      const pixels = await sharp(first).extract(margin).removeAlpha().raw().toBuffer();
      const wanted = Buffer.from(ground.slice(1), 'hex');
      const farthest = pixels.reduce(
        (most, value, at) => Math.max(most, Math.abs(value - (wanted[at % 3] ?? 0))),
        0,
      );
      expect(farthest).toBeLessThanOrEqual(1);
    },
  );

  it('get a new name when anything of them changes, and only then', async () => {
    const card = cardOf('um-okkur.html');
    const hash = fingerprintOf({ toolDir: projectDir });
    expect(card.path).toBe(`assets/cards/um-okkur-${card.hash.slice(0, 8)}.png`);
    expect(hash('a', 'b')).not.toBe(hash('a', 'c'));
    expect(hash('a', 'b')).toBe(hash('a', 'b'));
  });
});

/** A picture of a build by the end of its name, drawn. */
async function drawn({ pictures }: BuildResult, end: string): Promise<Uint8Array> {
  const picture = pictures?.all.find(({ path }) => path.includes(end));
  if (!picture) throw new Error(`There is no ${end}`);
  return picture.draw();
}

const pixels = async (bytes: Uint8Array) =>
  sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

describe('the icons of browsers and phones', () => {
  /** A square with round corners. */
  const favicon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#204060"/></svg>';
  const icon = async (end: string) =>
    drawn(await buildSite(tinyConfig(tinyWorkspace({ file: 'media/favicon.svg', write: favicon }))), end);

  it('favicon.ico holds one PNG of 32 pixels', async () => {
    const ico = Buffer.from(await icon('favicon.ico'));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [size, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(offset + size).toBe(ico.byteLength);
    const { width, height, format } = await sharp(ico.subarray(offset)).metadata();
    expect({ width, height, format }).toEqual({ width: 32, height: 32, format: 'png' });
  });

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-maskable-512', 512],
  ])('%s fills its square', async (end, size) => {
    const { data, info } = await pixels(await icon(end));
    expect([info.width, info.height]).toEqual([size, size]);
    expect([...data.subarray(0, 4)]).toEqual([0x20, 0x40, 0x60, 255]);
  });
});

it('the mark of the maskable icon lies in the circle that is never cut (w3.org/TR/appmanifest, 40 % of the width)', async () => {
  const { data, info } = await pixels(await drawn(await builtSite(), 'icon-maskable-512'));
  expect([...data.subarray(0, 4)]).toEqual([...Buffer.from(palette.lava.slice(1), 'hex'), 255]);
  let farthest = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) > 200) continue;
    const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)];
    farthest = Math.max(farthest, Math.hypot(x - 256, y - 256));
  }
  expect(farthest).toBeGreaterThan(120);
  expect(farthest).toBeLessThanOrEqual(0.4 * 512);
});
