import { type Config, dayOf } from '../../config.ts';
import { prefetched } from '../../graph/index.ts';
import { code } from '../../graph/inputs.ts';
import type { Codec } from '../../incremental/index.ts';

/** What a function has loaded, or what it threw. */
type Loaded = { value: unknown } | { error: unknown };

/** Data that comes from a function (`data` of the definition), by its name. The function is called when its digest has changed. */
export const computed = prefetched('computed', {
  async stamp(config, name) {
    try {
      return await sourceOf(config, name)?.digest({ today: dayOf(config) });
    } catch {
      return undefined;
    }
  },
  async start(db, name): Promise<Loaded> {
    const { config } = db;
    db.get(code, 'definition');
    try {
      const clock = { today: dayOf(config) };
      const source = sourceOf(config, name);
      // A digest that cannot be had is a fault of the data.
      await source?.digest(clock);
      return { value: await source?.load(clock) };
    } catch (error) {
      return { error };
    }
  },
  keep: () => loadedCodec,
});

/** What was thrown is thrown again by the next run. */
const loadedCodec: Codec<Loaded> = {
  pack: (loaded) => ('error' in loaded ? undefined : loaded),
  unpack: (stored) => stored as Loaded,
};

/** The names of the data that functions load. */
export function computedNames({ site }: Pick<Config, 'site'>): string[] {
  return Object.entries(site.data.shared).flatMap(([name, { from }]) =>
    from && 'load' in from ? [name] : [],
  );
}

function sourceOf({ site }: Config, name: string) {
  const from = site.data.shared[name]?.from;
  return from && 'load' in from ? from : undefined;
}
