import { Option } from 'commander';
import { defaultLeads, messageLanguages } from '../src/preparation.ts';
import type { Run } from './host.ts';
import { clock } from './parsers.ts';

/** Turns the loader of a command into an action of commander. */
export type Runner = <O>(load: () => Promise<Run<O>>) => (...args: unknown[]) => Promise<void>;

// Options that several commands have.

export const siteOption = () =>
  new Option(
    '--site <dir>',
    'the folder of the site, which holds templates/site.ts and content/ (default: this folder, if it is one)',
  );
export const contentOption = () => new Option('--content <dir>', 'the folder of content (default: content)');
export const dryRunOption = (verb: 'change' | 'delete') =>
  new Option('--dry-run', `only say what would be ${verb}d`);
export const outOption = (description: string) => new Option('--out <dir>', `${description} (default: dist)`);
export const jsonOption = () => new Option('--json', 'print one JSON document on stdout and nothing else');
export const langOption = (
  description = 'the language of what is printed (default: SITE_LANG, or that of the system)',
) => new Option('--lang <language>', description).choices(messageLanguages);
export const hostOption = () =>
  new Option('--host <address>', 'the address to listen on').env('HOST').default('127.0.0.1');
export const clockOption = () =>
  new Option(
    '--clock <time>',
    'the day or moment to build for, in UTC, such as 2026-12-24 (default: now, or SOURCE_DATE_EPOCH)',
  ).argParser(clock);
export const leadsOption = () =>
  new Option('--leads <database>', 'where leads are kept: a file or the address of a libSQL server')
    .env('LEADS_URL')
    .default(defaultLeads);
