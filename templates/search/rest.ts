import { isOf, type Route, walkFields } from '../../src/define/index.ts';
import { schema as about } from '../pages/about/schema.ts';
import { schema as page } from '../pages/page/schema.ts';
import { serviceOf } from '../services.ts';

/** The fields of a page that its entry has elsewhere. */
const elsewhere: ReadonlySet<unknown> = new Set(['title', 'label', 'description', 'keywords']);

/**
 * The texts of a service, of the company or of a page of blocks beside their Markdown, on one line; empty for other pages.
 *
 * @example 'Hraði á öllum tækjum · Verslun á vefnum'
 */
export function restOf(route: Route): string {
  if (!serviceOf(route) && !isOf(route, about) && !isOf(route, page)) return '';
  const texts = new Set<string>();
  walkFields(route.page.kind.schema, route.page.data, ({ path, value, meta }) => {
    if ((meta.role === 'prose' || meta.role === 'heading') && !elsewhere.has(path[0]))
      texts.add(String(value));
  });
  return [...texts].join(' · ');
}
