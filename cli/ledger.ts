import { type Config, ledgerFile, type RouteTable, recordAddresses } from '../src/index.ts';
import { count, type Output } from './output.ts';
import type { BuildOptions } from './problems.ts';

interface Recording {
  config: Config;
  options: BuildOptions;
  output: Output;
}

/** Adds the addresses of a published site to the ledger, and says that it must be committed. Previews and other days are left out. */
export async function recordPublished(
  routes: RouteTable,
  { config, options, output }: Recording,
): Promise<void> {
  const { preview, drafts, content } = config;
  if (preview || drafts || options.clock !== undefined) return;
  const ledger = `${content.shown}/${ledgerFile}`;
  const isForPeople = !options.quiet && !options.json && !['json', 'sarif'].includes(options.format ?? '');
  try {
    const changes = await recordAddresses(routes, config);
    if (changes > 0 && isForPeople)
      output.result(
        `${ledger}: ${count(changes, 'line')} added or corrected. Commit it, so that no address is ever lost.`,
      );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    output.note(`${ledger} is not up to date, and new addresses are not kept: ${why}.`);
  }
}
