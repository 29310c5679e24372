import { z } from 'zod';
import { pageOfKind, pageSchema, prose, reference } from '../../../src/define/index.ts';
import { hero } from '../parts.ts';

const day = (description: string) => z.iso.date().meta({ description });

/** An article, below an overview of articles. */
export const schema = pageSchema({
  hero,
  date: day('The day of the article; the newest stands first'),
  updated: day('The day on which it last changed, if readers should know').optional(),
  author: prose('The name of whoever wrote it'),
  tags: z
    .array(pageOfKind('tag', 'A page of the kind “tag”, such as articles/search'))
    .max(5)
    .meta({ description: 'What it is about; each tag lists its articles' })
    .default([]),
  picture: z
    .strictObject({
      file: reference('picture', 'A file name in media/pictures, without its ending'),
      text: prose('What the picture shows, for those who do not see it'),
    })
    .optional(),
});

/** What a page of this kind holds. */
export type Article = z.output<typeof schema>;
