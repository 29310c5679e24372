import { type Route, walkFields } from '../../src/define/index.ts';
import { serviceOf } from '../services.ts';

/**
 * The headings over the parts of a service, on one line; empty for other pages.
 *
 * @example 'Hraði á öllum tækjum · Verslun á vefnum'
 */
export function restOf(route: Route): string {
  if (!serviceOf(route)) return '';
  const headings = new Set<string>();
  walkFields(route.page.kind.schema, route.page.data, ({ path, value, meta }) => {
    if (path.length > 1 && meta.role === 'heading') headings.add(String(value));
  });
  return [...headings].join(' · ');
}
