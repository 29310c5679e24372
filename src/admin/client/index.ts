import type { AdminConfig } from './config.ts';
import { openDisk } from './disk.ts';
import { createFileFormat, type FileFormat } from './files.ts';
import { folderHandle } from './folder-handle.ts';

/** What of Sveltia CMS is used. */
interface Cms {
  registerCustomFormat(name: string, extension: string, format: FileFormat): void;
  init(options: { config: object }): void;
}

/** The address of Sveltia CMS, which is published as it comes from its package. */
const cmsAddress = '/admin/sveltia/index.js';

/** Starts the editor. */
async function start(): Promise<void> {
  const answer = await fetch('/admin/config.json');
  const config = (await answer.json()) as AdminConfig;
  if (config.isLocal) await workOnDisk();
  changeViewsAtOnce();
  const cms: Cms = await import(cmsAddress);
  for (const [name, format] of Object.entries(config.formats))
    cms.registerCustomFormat(name, format.extension, createFileFormat(format, config));
  cms.init({ config: config.sveltia });
}

/**
 * Lets the test backend of Sveltia CMS, which needs no account, use the files of `site dev` in place of a folder of the browser. Its
 * user is signed in.
 */
async function workOnDisk(): Promise<void> {
  const root = folderHandle(await openDisk());
  navigator.storage.getDirectory = async () =>
    ({ getDirectoryHandle: async () => root, removeEntry: async () => {} }) as never;
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}

/**
 * Takes view transitions from Sveltia CMS, which then changes its views at once. With them, where the browser draws more slowly than the
 * content loads, the transition to the welcome screen ends after the one away from it, and the editor stays there (0.221.1).
 */
function changeViewsAtOnce(): void {
  Object.assign(document, { startViewTransition: undefined });
}

void start();
