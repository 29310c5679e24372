import {
  type Config,
  type Db,
  ledgerFile,
  type RouteTable,
  recordAddresses,
  recordTranslations,
  translationsFile,
} from '../src/index.ts';
import type { Host } from './host.ts';
import { count } from './output.ts';
import type { BuildOptions } from './problems.ts';

interface Published {
  routes: RouteTable;
  config: Config;
  db: Db;
}

/** Records what a published site has: its addresses, and its texts that are in step. Previews and other days are left out. */
export async function recordPublished(
  { routes, config, db }: Published,
  options: BuildOptions,
  { output, translator }: Pick<Host, 'output' | 'translator'>,
): Promise<void> {
  const { preview, drafts, content } = config;
  if (preview || drafts || options.clock !== undefined) return;
  const isForPeople = !options.quiet && !options.json && !['json', 'sarif'].includes(options.format ?? '');
  const say = (line: string) => isForPeople && output.result(translator.phrase(line));
  const record = async (file: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      output.note(translator.phrase(`${content.shown}/${file} is not up to date: ${why}.`));
    }
  };
  await record(ledgerFile, async () => {
    const lines = await recordAddresses(routes, db);
    if (lines > 0)
      say(
        `${content.shown}/${ledgerFile}: ${count(lines, 'line')} added or corrected. Commit it, so that no address is ever lost.`,
      );
  });
  await record(translationsFile, async () => {
    if (await recordTranslations(config, db))
      say(`${content.shown}/${translationsFile} is up to date. Commit it with the content.`);
  });
}
