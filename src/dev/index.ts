import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCache } from '../cache/cache.ts';
import { cacheFolder } from '../config.ts';
import type { SiteLocale } from '../define/locale.ts';
import { dataPlaces } from '../load/data-places.ts';
import { findHead } from '../load/repository.ts';
import { createMemoryReleases, type RunningServer, serveReleases } from '../server/index.ts';
import type { Outcome, Sources } from './builder.ts';
import { createDevForms, type ShownMail } from './forms.ts';
import { createQuiet, startLoop } from './loop.ts';
import { openInEditor } from './open-in-editor.ts';
import { bundleClient, createRequests } from './requests.ts';
import type { Shown } from './shown.ts';
import { createState } from './state.ts';
import { watchFolders, watchName } from './watch.ts';
import { createInputWatch, type InputWatch, watchCommit, watchDay } from './watch-inputs.ts';

export type { Outcome } from './builder.ts';

/** Where `site dev` listens, and whom it tells what. */
export interface DevOptions {
  sources: Sources;
  /** The content folder. */
  content: string;
  /** The folder from which the command runs. */
  cwd: string;
  host: string;
  /** The ports to try, one after the other. */
  ports: readonly number[];
  /** Is told what came of each change. */
  built(outcome: Outcome): void;
  /** Is told when a source of the tool itself has changed, or it has gone as it was compiled, which only a new start can take up. */
  outdated(): void;
  showMail(mail: ShownMail): void;
  note(line: string): void;
}

/** `site dev` as it runs. */
export interface DevServer {
  url: string;
  /** The languages of the version that can be seen. */
  locales(): readonly Pick<SiteLocale, 'name' | 'prefix'>[];
  /** Waits until all that has changed is built. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Serves a site from memory while someone works on it: builds it after each change, and tells the pages that are open. A version with
 * errors is never served; the last one without them stays, and shows what is wrong.
 *
 * @throws what `explainFailure` explains in one line: no port that is free
 */
export async function startDev(options: DevOptions): Promise<DevServer> {
  const { sources, host, note, showMail } = options;
  const releases = createMemoryReleases();
  const state = createState(options, releases);
  const { shown, events } = state;
  const tell = (outcome: Outcome) => {
    state.tell(outcome);
    if (outcome.built) inputs.follow('browser', outcome.built.result.sources);
  };
  const inputs = createInputWatch(sources.choices, (path) => loop.change(path));
  const loop = startLoop(following(sources, inputs.follow), { begun: events.announce, done: tell });
  // Before anything is read, so that no change is missed.
  const stop = together(watch(options, loop.change), inputs.stop, loop.stop, events.close);
  const forms = createDevForms({ config: () => shown.now()?.built.config, showMail, note });
  const answer = answerWith(state, options, releases.isReady);
  const server = await listen(options, (port) =>
    serveReleases(releases, {
      ...{ host, port, note, forms: forms.handle },
      // Who asks while something is being built gets that.
      before: (request, response) => loop.settled().then(() => answer(request, response)),
    }),
  ).catch((error: unknown) => {
    stop();
    throw error;
  });
  return {
    url: server.url,
    locales: () => shown.now()?.built.config.site.locales ?? [],
    settled: loop.settled,
    async close() {
      stop();
      await server.close();
      await forms.close();
    },
  };
}

/** Answers what is asked for beside the site itself. */
function answerWith(
  { shown, events, problems }: ReturnType<typeof createState>,
  { sources, host, cwd }: DevOptions,
  isReady: () => boolean,
) {
  return createRequests({
    host,
    isReady,
    client: once(() => bundleClient(sources.choices)),
    pageAt: shown.pageAt,
    stylesOf: shown.stylesOf,
    picture: (path) => pictureOf(shown, path),
    open: (place) => openInEditor(place, problems(), cwd),
    follow: events.add,
  });
}

/** The same sources, which tell what they depend on, as far as it is known, whenever they are compiled. */
function following(sources: Sources, follow: InputWatch['follow']): Sources {
  let inputs: readonly string[] = [];
  const compile = async () => {
    try {
      const compiled = await sources.compile();
      const { siteDir } = sources.choices;
      inputs = [...compiled.inputs, ...dataPlaces({ site: compiled.site, siteDir })];
      return { ...compiled, inputs };
    } finally {
      follow('server', inputs);
    }
  };
  return { ...sources, compile };
}

/** The first port that is free. */
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

/** Where the code lies that runs now: parts of it are loaded only when they are needed. */
const running = dirname(fileURLToPath(import.meta.url));

/**
 * Watches content and templates, which commit is checked out, and the tool itself: its sources where it is not an installed package,
 * and whether it is still there as it was compiled, since anyone may empty `.cache/`.
 */
function watch({ content, sources, outdated }: DevOptions, change: (path: string) => void): () => void {
  const { toolDir, siteDir } = sources.choices;
  const own = [content, join(siteDir, 'templates')];
  const isInstalled = toolDir.includes('node_modules');
  const tool = isInstalled ? [] : ['cli', 'src'].map((folder) => join(toolDir, folder));
  const head = findHead(content);
  const commit = head ? watchCommit(head, () => change('another commit')) : () => {};
  const quiet = createQuiet();
  const whenQuiet = () => {
    quiet.note();
    void quiet.over().then(outdated);
  };
  const whenGone = () => existsSync(running) || whenQuiet();
  return together(
    watchFolders(own, change),
    watchDay(() => change('another day')),
    commit,
    watchFolders(tool, whenQuiet),
    // Moving a folder above it away changes nothing in the folder itself.
    ...[running, dirname(running), dirname(dirname(running))].map((path) => watchName(path, whenGone)),
  );
}

/** One function that ends several things. */
function together(...ends: readonly (() => void)[]): () => void {
  return () => {
    for (const end of ends) end();
  };
}

function pictureOf(shown: Shown, path: string): Promise<Uint8Array> | undefined {
  const built = shown.now()?.built;
  const picture = built?.result.pictures?.all.find((one) => one.path === path);
  if (!built || !picture) return undefined;
  return openCache(cacheFolder('pictures', built.config)).get(picture.hash, picture.draw);
}

/** Does something once, and gives the same from then on. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
