import { z } from 'zod';
import { choice, heading, prose, reference } from '../../src/define/index.ts';
import { withService } from '../forms/preselection.ts';
import { serviceKeys } from '../forms/quote/services.ts';
import type { PageView, Shown } from '../page-view.ts';

/** A block as its component gets it. */
export interface BlockProps<S extends z.ZodType> {
  view: PageView;
  block: Shown<z.output<S>>;
  /** Where buttons lead that name no page: to the form on the page, or else to the quote page. */
  formHref: string;
}

/** The anchor of the form on a page of blocks. */
export const formAnchor = '_form';

/** The word with which an editor chooses a block, and what the block shows. */
export const kind = <const K extends string>(name: K, description: string) =>
  z.literal(name).meta({ description });

/** The heading of a block that may do without one. */
export const blockHeading = heading('The heading of the section').optional();

/** A text of one or more paragraphs. */
export const paragraphs = prose('The text; a blank line starts a new paragraph');

/** A button. */
export const button = z
  .strictObject({
    text: prose('The words on the button'),
    page: reference(
      'page',
      'The page that the button leads to; without it, the form on this page or else the quote form',
    ).optional(),
    service: choice(
      serviceKeys,
      'The service that the button chooses in the quote form; then it leads there',
    ).optional(),
  })
  .meta({ description: 'A button' });

/** Returns where a button leads. */
export function hrefOf(
  { page, service }: Shown<z.output<typeof button>>,
  { view, formHref }: Pick<BlockProps<z.ZodType>, 'view' | 'formHref'>,
): string {
  if (service !== undefined) return withService(view.links.quote.href, service);
  return page?.href ?? formHref;
}

/** The paragraphs of a text. In folded YAML a blank line is one line break. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** The keys of what a block shows. */
export const picking = <S extends z.ZodType<string>>(key: S) =>
  z
    .array(key)
    .min(1)
    .meta({ description: 'The keys of those that are shown, in this order; without this key all are' })
    .optional();

/** Returns the things with these keys, in their order; all of them without keys. */
export function picked<T extends { key: string }>(
  all: readonly T[],
  keys: readonly string[] | undefined,
): T[] {
  return keys ? keys.flatMap((key) => all.find((one) => one.key === key) ?? []) : [...all];
}
