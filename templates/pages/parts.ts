import { z } from 'zod';
import { heading, prose, reference } from '../../src/define/index.ts';

/** The opening of a page: one heading and one or two sentences. */
export const hero = z.strictObject({
  heading: heading('The heading at the top of the page; the only h1'),
  lead: prose('One or two sentences under the heading'),
});

/** The opening of a section: a heading and, if there is more to say, a sentence. */
export const sectionHead = {
  heading: heading('The heading of the section'),
  lead: prose('A sentence under the heading').optional(),
};

/** The invitation that ends a page. The button's words come from ui.yaml unless a page names its own. */
export const closing = z.strictObject({
  heading: heading('A short invitation'),
  text: prose('A sentence that says what happens next'),
});

/** A feature item (specification 4.17). */
export const feature = z.strictObject({
  title: heading('What the visitor gets'),
  description: prose('One or two sentences about it'),
});

/** A process step with bullet items (specification 4.17). */
export const step = z.strictObject({
  title: heading('What is done in this step'),
  description: prose('One or two sentences about it'),
  items: z.array(prose('A thing that is done or delivered')).min(2).max(5),
});

/** A section of features. */
export const features = z.strictObject({ ...sectionHead, items: z.array(feature).min(3).max(9) });

/** A section of steps, each with bullet items. */
export const process = z.strictObject({ ...sectionHead, steps: z.array(step).min(3).max(5) });

/** A titled item with an icon. */
export const iconItem = z.strictObject({
  icon: reference('icon', 'A file name in media/icons, without .svg'),
  title: heading('A name'),
  description: prose('One or two sentences about it'),
});

/** The small print under numbers that say what others have achieved (Act no. 57/2005: the advertiser must be able to prove it). */
export const statisticsNote = prose(
  'What the numbers compare, over what period, and that they are averages and no promise',
);

/** A statistic with its words in this language; the number itself is in site.yaml. */
export const statistic = z.strictObject({
  statistic: reference('statistic', 'A key under statistics in site.yaml'),
  label: prose('What the number counts'),
});
