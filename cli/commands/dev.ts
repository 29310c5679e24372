import { spawn } from 'node:child_process';
import { createConfig, type DevServer, explainFailure, loadDev, type RunOptions } from '../../src/index.ts';
import { createChoices } from '../../src/preparation.ts';
import { createDevOutput } from '../dev-output.ts';
import type { Host } from '../host.ts';
import { type Key, listenToKeys } from '../keys.ts';
import { presentOf } from '../parsers.ts';
import { askedToStop, codeOfSignal } from '../signals.ts';

/** The options of `site dev`. */
export interface DevCommand extends Pick<RunOptions, 'site' | 'content' | 'clock' | 'drafts'> {
  port?: number;
  host: string;
  open?: boolean;
}

/** The exit code that asks to be started again (cli/site.mjs). */
const again = 75;

/** The ports that are tried when none is chosen. */
const usualPorts = Array.from({ length: 100 }, (_, at) => 4321 + at);

/** Shows the site while someone works on it, until it is stopped; returns 1 if it cannot start. */
export async function dev(options: DevCommand, host: Host): Promise<number> {
  const {
    output,
    translator: { phrase },
  } = host;
  const ended = createEnd();
  const server = await start(options, host, () => ended.with(again));
  if (!server) return 1;
  const urls = () => tellUrls(server, host);
  const open = () => openInBrowser(server.url, () => output.note(phrase(`Open ${server.url} in a browser.`)));
  const keys: Key[] = [
    { key: 'r', does: 'start again', press: () => ended.with(again) },
    { key: 'u', does: 'show the addresses', press: urls },
    { key: 'o', does: 'open the site in a browser', press: open },
    { key: 'c', does: 'clear the screen', press: () => output.note('\u001bc') },
    { key: 'q', does: 'end', press: () => ended.with(0) },
  ];
  const help: Key = { key: 'h', does: 'show this help', press: () => tellKeys([help, ...keys], host) };
  const stopKeys = listenToKeys([help, ...keys], process.stdin);
  const listening = new AbortController();
  void askedToStop(listening.signal).then((signal) => ended.with(codeOfSignal(signal)));
  const early = await Promise.race([server.settled().then(() => undefined), ended.code]);
  if (early === undefined) {
    urls();
    if (process.stdin.isTTY) output.note(phrase('Press h for help.'));
    if (options.open) open();
  }
  const code = await ended.code;
  listening.abort();
  stopKeys();
  await server.close();
  return code;
}

/** Creates a promise of the exit code, which the first caller of `with` resolves. */
function createEnd() {
  let end = (_code: number) => {};
  const code = new Promise<number>((resolve) => {
    end = resolve;
  });
  return { code, with: (value: number) => end(value) };
}

async function start(command: DevCommand, host: Host, outdated: () => void): Promise<DevServer | undefined> {
  const { output, environment } = host;
  // The site as it will be published, and what is not published yet.
  const options = { ...command, preview: false };
  const { port, host: address } = options;
  const { cwd } = environment;
  const choices = createChoices(options, environment);
  const say = createDevOutput(output, cwd, host.translator);
  const { startDev } = await loadDev();
  return startDev({
    ...{ host: address, ports: port === undefined ? usualPorts : [port], cwd, content: choices.content.path },
    sources: {
      choices,
      compile: host.recompile,
      configOf: (compiled) =>
        createConfig(options, { ...environment, ...compiled, now: presentOf(host.env) ?? new Date() }),
    },
    ...{ onBuild: say.built, onOutdated: outdated, showMail: say.mail, note: output.note },
    translator: host.translator,
  }).catch((error: unknown) => {
    const line = explainFailure(error, { host: address, port: port ?? usualPorts[0] ?? 0 });
    if (line === undefined) throw error;
    output.note(host.translator.phrase(line));
    return undefined;
  });
}

/** Prints the addresses of all languages. */
function tellUrls(server: DevServer, { output, translator: { phrase } }: Host): void {
  const locales = server.locales().map(({ name, prefix }) => ({ name: phrase(name), prefix }));
  const width = Math.max(0, ...locales.map(({ name }) => name.length));
  for (const { name, prefix } of locales)
    output.result(`  ${name.padEnd(width)}  ${server.url}${prefix || '/'}`);
  if (locales.length === 0) output.result(`  ${server.url}`);
}

function tellKeys(keys: readonly Key[], { output, translator: { phrase } }: Host): void {
  for (const { key, does } of keys) output.note(`  ${key}  ${phrase(does)}`);
}

/** Opens an address in the browser of the system; `fail` is called if there is none. */
function openInBrowser(url: string, fail: () => void): void {
  const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  };
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', fail)
    .unref();
}
