import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { palette } from '../../templates/palette.ts';
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

describe('the palette of cards and icons', () => {
  it.each(Object.entries(palette))('has the %s of the style sheets', (name, hex) => {
    const [, ...parts] =
      new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\);`).exec(tokens) ?? [];
    const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number);
    expect(toHex(lightness, chroma, hue)).toBe(hex);
  });
});
