import { type Config, dayOf } from '../config.ts';
import type { ComputedSource } from '../define/data-file.ts';
import { digestOf } from '../digest.ts';
import { plain } from '../memory/stored-form.ts';

/** The data that functions have loaded, by name: a value, or what a function threw. */
export type Computed = ReadonlyMap<string, Loaded>;

type Loaded = { digest: string; value: unknown } | { error: unknown };

/** Loads the data that comes from functions (`data` of the definition). Only a function whose digest has changed is called. */
export async function computeData(config: Config): Promise<Computed> {
  const loading = Object.entries(config.site.data.shared).flatMap(([name, { from }]) =>
    from && 'load' in from ? [compute(name, from, config)] : [],
  );
  return new Map(await Promise.all(loading));
}

/** Says whether the site has data that comes from functions. */
export function hasComputedData({ site }: Pick<Config, 'site'>): boolean {
  return Object.values(site.data.shared).some(({ from }) => from && 'load' in from);
}

async function compute(name: string, source: ComputedSource, config: Config): Promise<[string, Loaded]> {
  const clock = { today: dayOf(config) };
  try {
    const digest = digestOf([name, await source.digest(clock)]);
    const subject = { name: `data ${name}`, inputs: [digest], form: plain<unknown>() };
    const value = config.memory.known(subject) ?? (await source.load(clock));
    return [name, { digest, value: config.memory.recall(subject, () => value) }];
  } catch (error) {
    return [name, { error }];
  }
}
