import { Option } from 'commander';
import type { Run } from './host.ts';

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
