import { tracked } from './attempts/untracked.ts';
import { type Config, dayOf } from './config.ts';
import type { SiteContent } from './define/content.ts';
import { createReport, type Report } from './diagnostics/index.ts';
import { committedFiles } from './load/changes.ts';
import type { Computed } from './load/computed.ts';
import { loadData } from './load/data.ts';
import { load } from './load/index.ts';
import type { SourceFile } from './load/parse.ts';
import { model, warnOfDoubts } from './model/index.ts';
import { createTellCopy } from './model/tell-copy.ts';
import { createReads, type Reads, schemasOf } from './reads/index.ts';
import { planRoutes, type RouteTable } from './routes/index.ts';
import { textReading } from './second-thread/tasks.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

/** The content, checked, and where its pages are. */
export interface Plan {
  content: SiteContent | undefined;
  routes: RouteTable | undefined;
  /** What the site reads of the content. */
  reads: Reads;
  report: Report;
  stopwatch: Stopwatch;
}

/** Reads and checks the content and plans the routes: what comes before pages are made. */
export function planSite(config: Config, computed: Computed = new Map()): Plan {
  return tracked(() => planTracked(config, computed), config);
}

function planTracked(config: Config, computed: Computed): Plan {
  const { site, content: folder, host, memory } = config;
  const report = createReport();
  const reads = createReads(schemasOf(site));
  const stopwatch = createStopwatch();
  const onUnparsed = (source: SourceFile, name: string) => memory.foresee(textReading, source, name);
  const found = stopwatch.time('load', () => load(folder, site, { report, memory, onUnparsed }));
  if (!found) return { content: undefined, routes: undefined, reads, report, stopwatch };
  const data = loadData(config, { report, computed });
  const files = {
    ...found,
    documents: [...found.documents, ...data.documents],
    unread: [...found.unread, ...data.unread],
  };
  const modelling = { site, folder: folder.shown, today: dayOf(config), host, memory, reads, report };
  const { content, pages } = stopwatch.time('model', () => model(files, modelling));
  const committed = () => committedFiles(folder.path, config);
  const tellCopy = createTellCopy(files.documents, { folder: folder.shown, committed });
  const planned = stopwatch.time('routes', () =>
    planRoutes(pages, { site, report, isWhole: content !== undefined, tellCopy }),
  );
  if (content && planned) warnOfDoubts(files, { ...modelling, tellCopy });
  return { content, routes: content && planned, reads, report, stopwatch };
}
