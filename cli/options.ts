import { Argument, InvalidArgumentError, Option } from 'commander';
import { formats, hostNames, readBaseUrl } from '../src/choices.ts';
import type { RunOptions } from '../src/preparation.ts';

/** The options that choose what is built and how it is reported. */
export type BuildOptions = RunOptions & {
  format?: string;
  json?: boolean;
  all?: boolean;
  quiet?: boolean;
};

export const siteOption = () =>
  new Option(
    '--site <dir>',
    'the folder of the site, which holds templates/site.ts and content/ (default: this folder, if it is one)',
  );
export const contentOption = () => new Option('--content <dir>', 'the folder of content (default: content)');
export const outOption = (description: string) => new Option('--out <dir>', `${description} (default: dist)`);
export const baseUrlOption = () =>
  new Option('--base-url <url>', 'where the site will be published').argParser(baseUrl);
export const strictOption = () => new Option('--strict', 'treat warnings as errors');
export const previewOption = () =>
  new Option('--preview', 'build a preview, which search engines must not list');
export const formatOption = () =>
  new Option('--format <format>', 'how problems are printed; json is one document with everything').choices(
    formats,
  );
export const jsonOption = () => new Option('--json', 'print one JSON document on stdout and nothing else');
export const allOption = () =>
  new Option('--all', 'print every problem, and not only the first 20 of a kind in a file and 200 in all');
export const schemaOption = () =>
  new Option('--schema', 'print a JSON Schema of what the receiver of a webhook gets').conflicts('json');
export const noCacheOption = () =>
  new Option(
    '--no-cache',
    'make everything anew, the compiled code too, and keep nothing for the next build',
  );
export const clockOption = () =>
  new Option(
    '--clock <time>',
    'the day or moment to build for, in UTC, such as 2026-12-24 (default: now, or SOURCE_DATE_EPOCH)',
  ).argParser(clock);
export const quietOption = () => new Option('--quiet', 'print problems only');
export const languageOption = () =>
  new Option('--lang <language>', 'the language to search in (default: that of /)');
export const portOption = () =>
  new Option('--port <number>', 'the port to listen on').argParser(port).env('PORT').default(4173);
export const devPortOption = () =>
  new Option('--port <number>', 'the port to listen on (default: the first free one from 4321)')
    .argParser(port)
    .env('PORT');
export const openOption = () => new Option('--open', 'open the site in a browser');
export const hostOption = () =>
  new Option('--host <address>', 'the address to listen on').env('HOST').default('127.0.0.1');
export const logOption = () =>
  new Option('--log', 'print each answer: method, path, status, duration; nothing about the visitor');
export const metricsOption = () =>
  new Option(
    '--metrics',
    'serve figures for Prometheus at /_metrics to this machine or, with METRICS_TOKEN, to whoever sends it',
  );
export const hostArgument = () =>
  new Argument('<server>', 'the server to print settings for').choices(hostNames);
export const rootOption = () =>
  new Option('--root <dir>', 'where the built site is on the server (default: the folder of --out)');
export const formsOption = () =>
  new Option('--forms <url>', 'where “site serve” takes forms, such as http://127.0.0.1:4173').argParser(
    origin,
  );
export const unitOption = () =>
  new Option('--name <name>', 'what systemd calls the service').default('site').argParser(unitName);
export const brotliOption = () => new Option('--brotli', 'nginx has the module brotli_static');

/** A day, or a moment with its offset from UTC (ISO 8601). */
function clock(text: string): Date {
  const isWritten = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text);
  const date = new Date(text);
  // JavaScript takes 30 February for 2 March.
  const isDay = new Date(`${text.slice(0, 10)}T00:00Z`).toJSON()?.startsWith(text.slice(0, 10));
  if (isWritten && isDay && !Number.isNaN(date.getTime())) return date;
  throw new InvalidArgumentError('Write a day such as 2026-12-24, or a moment such as 2026-12-24T18:00Z.');
}

function unitName(text: string): string {
  if (/^[a-z][a-z0-9-]{0,30}$/.test(text)) return text;
  throw new InvalidArgumentError('Write lowercase letters a to z, digits and hyphens, such as “my-site”.');
}

function origin(text: string): string {
  if (/^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('Write an address such as http://127.0.0.1:4173.');
}

function port(text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new InvalidArgumentError('Write a number from 0 to 65535.');
}

function baseUrl(text: string): string {
  const read = readBaseUrl(text);
  if ('url' in read) return read.url;
  const { what, why, fix } = read.problem;
  throw new InvalidArgumentError(`${what} ${why} ${fix}`);
}
