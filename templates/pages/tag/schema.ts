import type { z } from 'zod';
import { pageSchema } from '../../../src/define/index.ts';
import { hero } from '../parts.ts';

/** A tag, below an overview of articles: the articles that name it. */
export const schema = pageSchema({ hero });

/** What a page of this kind holds. */
export type Tag = z.output<typeof schema>;
