import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A point of the page in CSS pixels, from its top left corner. */
export type Point = readonly [x: number, y: number];

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** From 0, black, to 1, white (WCAG 2.2, relative luminance). */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What a page looks like now, as a function of the point; outside of the page there is nothing. */
export type Picture = (point: Point) => Rgb | undefined;
export async function picture(page: Page): Promise<Picture> {
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ([x, y]) => {
    if (x < 0 || y < 0 || x >= info.width || y >= info.height) return undefined;
    const at = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}

/** Lets the scripts of a test ask a page for a colour of CSS in numbers: `rgbOf(text)` in the page. */
export async function teachColours(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
      '2d',
      { willReadFrequently: true },
    );
    const rgbOf = (text: string) => {
      if (!context) return [0, 0, 0];
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    Object.assign(window, { rgbOf });
  });
}
