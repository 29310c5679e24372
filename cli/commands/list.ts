import { listUnpublished, prefetchData, type UnpublishedPart } from '../../src/index.ts';
import { configOf, type Host } from '../host.ts';
import { table } from '../output.ts';
import { printFailure } from '../problems.ts';

/** The options of `site list`. */
interface ListOptions {
  state?: 'drafts' | 'scheduled' | 'expired';
  site?: string;
  content?: string;
  clock?: Date;
  json?: boolean;
}

const nothing = {
  all: 'Everything is published.',
  drafts: 'There are no drafts.',
  scheduled: 'Nothing waits to be published.',
  expired: 'Nothing has expired.',
};

/** Lists the pages and items that are not published, with the files that say so; returns 1 if files cannot be read. */
export async function list({ state, ...options }: ListOptions, host: Host): Promise<number> {
  const { output, translator } = host;
  const { config } = await configOf(options, host);
  const { parts, report } = listUnpublished(config, await prefetchData(config));
  if (report.errorCount > 0) return printFailure({ report }, options, host);
  const wanted = state === 'drafts' ? 'draft' : state;
  const rows = parts.filter((part) => wanted === undefined || part.state === wanted);
  if (options.json) output.result(JSON.stringify(rows));
  else if (rows.length === 0) output.result(translator.phrase(nothing[state ?? 'all']));
  else
    for (const line of table([
      ['state', 'moment', 'file'].map(translator.phrase),
      ...rows.map((row) => rowOf(row, translator)),
    ]))
      output.result(line);
  return 0;
}

const rowOf = ({ state, at = '', file, item, above }: UnpublishedPart, { phrase }: Host['translator']) => [
  phrase(state),
  at,
  [file, item, above === undefined ? undefined : phrase(`(below “${above}”)`)]
    .filter((part) => part !== undefined)
    .join(' '),
];
