import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminEntry } from '../admin/index.ts';
import { bundleToolScript } from '../assets/bundle/tool-script.ts';
import { openCache } from '../cache/cache.ts';
import { cacheFolder } from '../config.ts';
import { dataPlaces } from '../content/load/data-places.ts';
import { findHead } from '../content/load/repository.ts';
import type { SiteLocale } from '../define/locale.ts';
import type { Translator } from '../diagnostics/index.ts';
import { runTracked } from '../pages/attempts/untracked.ts';
import { createMemoryReleases, type RunningServer, serveReleases } from '../server/index.ts';
import { createAdmin } from './admin.ts';
import type { BuildOutcome, DevSources } from './builder.ts';
import { findSource, type ShownThing } from './find-source.ts';
import { createDevForms, type ShownMail } from './forms.ts';
import { createQuiet, startLoop } from './loop.ts';
import { openInEditor, openPlace } from './open-in-editor.ts';
import { createRequests, type Source } from './requests.ts';
import type { ShownSite } from './shown.ts';
import { createState } from './state.ts';
import { watchFolders, watchName } from './watch.ts';
import { createInputWatch, type InputWatch, watchCommit, watchDay } from './watch-inputs.ts';

export type { BuildOutcome } from './builder.ts';

/** The options and listeners of `site dev`. */
export interface DevOptions {
  sources: DevSources;
  content: string;
  /** The working directory of the command. */
  cwd: string;
  host: string;
  /** The ports to try, in order. */
  ports: readonly number[];
  /** Called after each build, and when idle work finds problems. */
  onBuild(outcome: BuildOutcome): void;
  /** Called when the sources of the tool have changed or the compiled tool was removed, which requires a restart. */
  onOutdated(): void;
  showMail(mail: ShownMail): void;
  /** The language of problems. */
  translator: Translator;
  note(line: string): void;
}

/** A running dev server. */
export interface DevServer {
  url: string;
  /** The languages of the served version. */
  locales(): readonly Pick<SiteLocale, 'name' | 'prefix'>[];
  /** Waits until all changes are built. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Serves a site from memory, rebuilds it after each change and updates open pages. A version with errors is never served: the last
 * good one stays, with an overlay that shows the errors.
 *
 * @throws if no port is free, an error for `explainFailure`
 */
export async function startDev(options: DevOptions): Promise<DevServer> {
  const { sources, host, note, showMail } = options;
  const releases = createMemoryReleases();
  const state = createState(options, releases);
  const { shown, events } = state;
  const onDone = (outcome: BuildOutcome) => {
    state.update(outcome);
    if (outcome.built) inputs.watch('browser', outcome.built.result.sources);
  };
  const inputs = createInputWatch(sources.choices, (path) => loop.change(path));
  const loop = startLoop(withWatchedInputs(sources, inputs.watch), { onStart: events.announce, onDone });
  // Before anything is read, so that no change is missed.
  const stop = combine(watch(options, loop.change), inputs.stop, loop.stop, events.close);
  const forms = createDevForms({ config: () => shown.current()?.built.config, showMail, note });
  const answer = answerWith(state, options, releases.isReady);
  const server = await listen(options, (port) =>
    serveReleases(releases, {
      ...{ host, port, note, forms: forms.handle },
      // Requests during a build wait for its result.
      before: (request, response) => loop.settled().then(() => answer(request, response)),
    }),
  ).catch((error: unknown) => {
    stop();
    throw error;
  });
  return {
    url: server.url,
    locales: () => shown.current()?.built.config.site.locales ?? [],
    settled: loop.settled,
    async close() {
      stop();
      await server.close();
      await forms.close();
    },
  };
}

/** Creates the handler of requests other than for files of the site. */
function answerWith(
  { shown, events, problems }: ReturnType<typeof createState>,
  { sources, host, cwd, translator }: DevOptions,
  isReady: () => boolean,
) {
  return createRequests({
    host,
    isReady,
    client: once(() => bundleToolScript('src/dev/client/index.ts', sources.choices)),
    pageAt: shown.pageAt,
    stylesOf: shown.stylesOf,
    picture: (path) => pictureOf(shown, path),
    open: (place) => openInEditor(place, problems(), cwd),
    sourceOf: (thing) => sourceOf(thing, shown),
    openSource: (place) => openPlace(place, cwd),
    admin: createAdmin({ ...sources, translator, current: () => shown.current()?.built }),
    subscribe: events.add,
  });
}

/** Returns where something on a page of the served version is written. */
function sourceOf(thing: ShownThing, shown: ShownSite): Source | undefined {
  const { built } = shown.current() ?? {};
  const { db } = built?.config ?? {};
  if (!built || !db) return undefined;
  return runTracked(() => {
    const place = findSource(thing, built, db);
    return place && { place, entry: adminEntry(db, place.file) };
  }, built.config);
}

/** Wraps the sources so that each compilation updates the watched inputs. */
function withWatchedInputs(sources: DevSources, watchInputs: InputWatch['watch']): DevSources {
  let inputs: readonly string[] = [];
  const compile = async () => {
    try {
      const compiled = await sources.compile();
      const { siteDir } = sources.choices;
      inputs = [...compiled.inputs, ...dataPlaces({ site: compiled.site, siteDir })];
      return { ...compiled, inputs };
    } finally {
      watchInputs('server', inputs);
    }
  };
  return { ...sources, compile };
}

/** Listens on the first free port. */
async function listen(
  { ports }: DevOptions,
  serve: (port: number) => Promise<RunningServer>,
): Promise<RunningServer> {
  for (const [at, port] of ports.entries()) {
    try {
      return await serve(port);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || at === ports.length - 1) throw error;
    }
  }
  throw new Error('No port was named.');
}

/** The folder of the running code, parts of which are loaded on demand. */
const codeFolder = dirname(fileURLToPath(import.meta.url));

/**
 * Watches content, templates, the commit, and the tool itself: its sources, unless it is an installed package, and its compiled code,
 * which is lost if `.cache/` is emptied.
 */
function watch({ content, sources, onOutdated }: DevOptions, change: (path: string) => void): () => void {
  const { toolDir, siteDir } = sources.choices;
  const own = [content, join(siteDir, 'templates')];
  const isInstalled = toolDir.includes('node_modules');
  const tool = isInstalled ? [] : ['cli', 'src'].map((folder) => join(toolDir, folder));
  const head = findHead(content);
  const commit = head ? watchCommit(head, () => change('another commit')) : () => {};
  const quiet = createQuiet();
  const restartNeeded = () => {
    quiet.note();
    void quiet.over().then(onOutdated);
  };
  const checkCodeFolder = () => existsSync(codeFolder) || restartNeeded();
  return combine(
    watchFolders(own, change),
    watchDay(() => change('another day')),
    commit,
    watchFolders(tool, restartNeeded),
    // A watcher of the folder does not see that a parent is moved.
    ...[codeFolder, dirname(codeFolder), dirname(dirname(codeFolder))].map((path) =>
      watchName(path, checkCodeFolder),
    ),
  );
}

/** Combines functions into one. */
function combine(...functions: readonly (() => void)[]): () => void {
  return () => {
    for (const one of functions) one();
  };
}

function pictureOf(shown: ShownSite, path: string): Promise<Uint8Array> | undefined {
  const built = shown.current()?.built;
  const picture = built?.result.pictures?.all.find((one) => one.path === path);
  if (!built || !picture) return undefined;
  return openCache(cacheFolder('pictures', built.config)).get(picture.hash, picture.draw);
}

/** Memoizes an asynchronous function. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
