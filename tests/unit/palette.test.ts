import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colours, palette } from '../../templates/palette.ts';
import { contrast, type Rgb } from '../browser/support/contrast.ts';
import { projectDir } from '../support/workspace.ts';

const tokens = ['tokens.css', 'colours.css']
  .map((name) => readFileSync(join(projectDir, 'templates/styles', name), 'utf8'))
  .join('\n');

/** `oklch()` as sRGB in hexadecimal (Björn Ottosson, A perceptual color space for image processing). */
function toHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((part) => {
    const within = Math.min(1, Math.max(0, part));
    const value = within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055;
    return Math.round(value * 255);
  });
  return `#${Buffer.from(bytes).toString('hex')}`;
}

type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The three numbers of the first colour that follows a text in the tokens. */
function colourAfter(before: string): Oklch {
  const start = tokens.indexOf(before);
  expect(start, before).toBeGreaterThan(-1);
  const [, ...parts] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(tokens.slice(start)) ?? [];
  const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number);
  return [lightness, chroma, hue];
}

function toRgb(colour: Oklch): Rgb {
  const [red = 0, green = 0, blue = 0] = Buffer.from(toHex(...colour).slice(1), 'hex');
  return [red, green, blue];
}

const named = (name: string) => colourAfter(`--${name}: `);
/** The colour of a service as a line on a light ground. */
const inTheLight = (name: string) => colourAfter(`[data-colour="${name}"]`);

describe('the palette of cards and icons', () => {
  it.each(Object.entries(palette))('has the %s of the style sheets', (name, hex) => {
    expect(toHex(...named(name))).toBe(hex);
  });
});

describe('the colours of the services', () => {
  it.each(colours)('%s has 3:1 as a line and 4.5:1 as text, on each ground of both schemes', (name) => {
    for (const ground of ['ink', 'ink-deep', 'ink-raised'])
      expect(contrast(toRgb(named(name)), toRgb(named(ground))), ground).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['paper', 'paper-bright', 'paper-shade'])
      expect(contrast(toRgb(inTheLight(name)), toRgb(named(ground))), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('are hues that nobody takes for each other', () => {
    for (const hueOf of [named, inTheLight]) {
      const hues = colours.map((name) => hueOf(name)[2]).toSorted((a, b) => a - b);
      const gaps = hues.map((hue, at) => (hues[at + 1] ?? (hues[0] ?? 0) + 360) - hue);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30);
    }
  });
});
