import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const schema = z.object({
  title: z.string().min(1),
  description: z.string(),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  lang: z.enum(['is', 'en']),
  features: z.array(z.object({ title: z.string(), description: z.string() })).length(6),
  steps: z.array(z.object({ title: z.string(), description: z.string(), bullets: z.array(z.string()) })),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export const collections = {
  services: defineCollection({
    loader: glob({
      pattern: '*/*.md',
      base: './content',
      generateId: ({ entry }) => entry.replace(/\.md$/, ''),
    }),
    schema,
  }),
};
