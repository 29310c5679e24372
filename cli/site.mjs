#!/usr/bin/env node
// Node cannot run TypeScript, so this compiles the tool and starts it. Only what it needs for that is JavaScript.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileTool } from './compile.mjs';

// React chooses its build when it is first loaded; its development build is twenty times slower.
process.env.NODE_ENV = 'production';

const toolDir = dirname(dirname(fileURLToPath(import.meta.url)));
const siteDir = siteOption() ?? toolDir;
const entry = hasFewFiles() ? tellToRaise() : hasSite() ? await compile() : tellWhatIsMissing();
if (entry !== undefined) {
  const { main, loadSite } = await import(pathToFileURL(entry).href);
  // The folder of what was compiled is named after the sources.
  await main(process.argv, { toolDir, siteDir, code: basename(dirname(entry)), loadSite });
}

/** The folder that `--site DIR` or `--site=DIR` names: what is compiled depends on it. */
function siteOption() {
  const at = process.argv.findIndex((one) => one === '--site' || one.startsWith('--site='));
  if (at < 0) return undefined;
  const [, inline] = /^--site=(.*)$/.exec(process.argv[at]) ?? [];
  return resolve(inline ?? process.argv[at + 1] ?? '.');
}

function hasSite() {
  return existsSync(join(siteDir, 'templates/site.ts'));
}

function tellWhatIsMissing() {
  console.error(
    `There is no site in ${siteDir}: it would have a file templates/site.ts and a folder content.`,
  );
  process.exitCode = 2;
}

function compile() {
  return compileTool(toolDir, siteDir).catch(tellWhyNot);
}

/** A full or read-only disk is no fault of the tool, and what is wrong with its sources esbuild has said. */
function tellWhyNot(error) {
  if (error.syscall !== undefined)
    console.error(`The tool cannot be compiled into ${siteDir}/.cache: ${error.message}.`);
  else if (!Array.isArray(error.errors)) throw error;
  process.exitCode = 1;
}

/** Whether Node could not even load the tool; what it says then is misleading. Only Linux lets us know. */
function hasFewFiles() {
  const limits = '/proc/self/limits';
  const [, limit = ''] = existsSync(limits)
    ? (/^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8')) ?? [])
    : [];
  return limit !== '' && Number(limit) < 128;
}

function tellToRaise() {
  console.error('Fewer than 128 files may be open. Raise the limit (“ulimit -n 8192”, LimitNOFILE).');
  process.exitCode = 1;
}
