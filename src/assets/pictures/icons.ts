import type { MediaFile } from '../../content/load/document.ts';
import type { IconPlan } from './draw.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Picture } from './picture.ts';

/** An icon of the web manifest. */
export interface AppIcon extends Picture {
  /** `maskable` icons fill their square, so that systems can crop them to any shape (w3.org/TR/appmanifest). */
  purpose: 'any' | 'maskable';
}

/** All icons made from the favicon. */
interface Icons {
  /** Icons at the default addresses `/favicon.ico` and `/apple-touch-icon.png`. */
  byConvention: Picture[];
  forManifest: AppIcon[];
}

/** The icons of a site without a favicon. */
export const noIcons: Icons = { byConvention: [], forManifest: [] };

const plain = { share: 1, isFull: false, format: 'png' } as const;

/** iOS rounds the corners itself, and renders transparency as black. */
const square = { ...plain, isFull: true };

/** The drawing fits the safe zone, a circle with 80 % of the width. */
const maskable = { ...square, share: 0.75 };

/** Plans all icons from `media/favicon.svg`. */
export function planIcons({ bytes }: MediaFile, fingerprint: Fingerprint): Icons {
  const plan = (name: string, icon: IconPlan): Picture => {
    const hash = fingerprint(JSON.stringify(icon), bytes);
    return {
      path: name.replace('*', hash.slice(0, 8)),
      hash,
      width: icon.size,
      height: icon.size,
      draw: async () => (await import('./draw.ts')).drawIcon(bytes, icon),
    };
  };
  const forManifest = (size: number, purpose: AppIcon['purpose']) => ({
    ...plan(`assets/icon-${purpose}-${size}-*.png`, { ...(purpose === 'any' ? plain : maskable), size }),
    purpose,
  });
  return {
    byConvention: [
      plan('favicon.ico', { ...plain, size: 32, format: 'ico' }),
      plan('apple-touch-icon.png', { ...square, size: 180 }),
    ],
    forManifest: [forManifest(192, 'any'), forManifest(512, 'any'), forManifest(512, 'maskable')],
  };
}
