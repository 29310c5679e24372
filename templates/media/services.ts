import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { splitFrontMatter } from '../../src/load/front-matter.ts';
import { colours, shapes } from '../pages/service/fields.ts';

/** What a service page says about its loop. */
const identity = z.object({
  video: z.string(),
  order: z.number(),
  colour: z.enum(colours),
  shape: z.enum(shapes),
});

export type Colour = z.infer<typeof identity>['colour'];

export interface Loop extends Pick<z.infer<typeof identity>, 'colour' | 'shape'> {
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
export async function loopsOfServices(root: string): Promise<ReadonlyMap<string, Loop>> {
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
