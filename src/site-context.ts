import { baseUrlOf, type Config, dayOf } from './config.ts';
import type { SiteContent } from './define/content.ts';
import type { SiteContext } from './define/context.ts';
import { given } from './define/given.ts';
import type { Reads } from './reads/index.ts';
import type { RouteTable } from './routes/index.ts';

/** A site whose content is valid. */
interface Planned {
  content: SiteContent;
  routes: RouteTable;
  reads: Reads;
}

/** The name under which reads of the clock are traced. */
const clock = 'clock';

/** Creates what the parts of a site may know. Reads of the clock are traced, so that a new day remakes only what depends on it. */
export function createSiteContext({ content, routes, reads }: Planned, config: Config): SiteContext {
  const { site } = config;
  const facts = given('“facts”', site.facts(content.shared), ['an object', 'brand', 'baseUrl']);
  const today = dayOf(config);
  const now = { today, year: Number(today.slice(0, 4)) };
  reads.offer(clock, now);
  const read = <K extends keyof typeof now>(key: K): (typeof now)[K] => {
    reads.see(clock, key);
    return now[key];
  };
  return {
    locales: site.locales,
    content,
    routes,
    baseUrl: baseUrlOf(facts, config),
    get today() {
      return read('today');
    },
    get year() {
      return read('year');
    },
  };
}
