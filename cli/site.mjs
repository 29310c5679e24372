#!/usr/bin/env node
// Node cannot run TypeScript, so this compiles the tool and starts it. Only what it needs for that is JavaScript.
import { existsSync, readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { codeOf, compileSite, compileTool, createSiteCompiler } from './compile.mjs';

// React chooses its build when it is first loaded; its development build is twenty times slower.
process.env.NODE_ENV = 'production';

const toolDir = dirname(dirname(fileURLToPath(import.meta.url)));
const siteDir = siteOption() ?? siteAtHand() ?? toolDir;
/** What is compiled is code that was kept, which `--no-cache` does without too. */
const isAnew = process.argv.includes('--no-cache');
/** `dev` outlives what is broken: it shows what that is, and waits until it is mended. */
const isDev = process.argv[2] === 'dev';
/** What a command gives that wants to be started again, with the tool as its sources are now (sysexits.h: EX_TEMPFAIL). */
const again = 75;
/** What stands for a site that does not compile, until `dev` compiles it again and tells why not. */
const notCompiled = { file: join(siteDir, 'templates/site.ts'), code: 'none', inputs: [] };
/** The last tool that could be loaded. */
let loaded;

if (hasFewFiles()) tellToRaise();
else if (!existsSync(join(siteDir, 'templates/site.ts'))) tellWhatIsMissing();
else {
  while ((await run()) === again);
  if (isDev) await endNow();
}

/** Compiles what has changed and runs the command; gives its exit code. */
async function run() {
  loaded = (await loadTool().catch(tellWhyNoTool)) ?? loaded;
  if (!loaded) return process.exitCode;
  const { tool, main } = loaded;
  const place = { toolDir, siteDir, tool, isAnew };
  const compiler = createSiteCompiler(place);
  const compile = () => compileFirst(place);
  const recompile = async () => installed(tool, await compiler.compile());
  await main(process.argv, { toolDir, siteDir, compile, recompile });
  await compiler.close();
  return process.exitCode;
}

/**
 * The site for a command.
 *
 * @param {import('./compile.mjs').SitePlace} place
 */
async function compileFirst(place) {
  const compiling = compileSite(place);
  return installed(place.tool, await (isDev ? compiling.catch(() => notCompiled) : compiling));
}

/** What is being built would be built to its end; and the bundler would print a trace if its caller went first. */
async function endNow() {
  const { stop } = await import('esbuild');
  await stop();
  process.exit();
}

/** Compiles the tool and loads it; of one that is to take the place of another, what `dev` needs as well. */
async function loadTool() {
  const tool = await compileTool({ toolDir, siteDir, isAnew });
  if (!isAnew) keepBytecode(tool);
  if (loaded) await (await import(addressOf(join(tool, 'engine.js')))).loadDev();
  const { main } = await import(addressOf(join(tool, 'entry.js')));
  return { tool, main };
}

/**
 * Lets Node keep what V8 has compiled, beside the tool and for as long: a start is quicker by what that took. Node checks what it reads.
 *
 * @param {string} tool the folder of the compiled tool
 * @see https://nodejs.org/api/module.html#module-compile-cache (since Node.js 22)
 */
function keepBytecode(tool) {
  nodeModule.enableCompileCache?.(join(tool, 'bytecode'));
}

/**
 * A compiled site as the command line takes it.
 *
 * @param {string} tool the folder of the compiled tool
 * @param {import('./compile.mjs').CompiledSite} site
 */
function installed(tool, site) {
  const loadSite = async () => (await import(addressOf(site.file))).site;
  return { code: codeOf(tool, site), inputs: site.inputs, file: site.file, isSplit: site.isSplit, loadSite };
}

function addressOf(file) {
  return pathToFileURL(file).href;
}

/** The folder that `--site DIR` or `--site=DIR` names: what is compiled depends on it. */
function siteOption() {
  const at = process.argv.findIndex((one) => one === '--site' || one.startsWith('--site='));
  if (at < 0) return undefined;
  const [, inline] = /^--site=(.*)$/.exec(process.argv[at]) ?? [];
  return resolve(inline ?? process.argv[at + 1] ?? '.');
}

/** The folder from which the command is run, if it is that of a site. */
function siteAtHand() {
  return existsSync(join(process.cwd(), 'templates/site.ts')) ? process.cwd() : undefined;
}

function tellWhatIsMissing() {
  console.error(
    `There is no site in ${siteDir}: it would have a file templates/site.ts and a folder content.`,
  );
  process.exitCode = 2;
}

/** `dev` goes on with the tool that it has. */
function tellWhyNoTool(error) {
  if (loaded && error.syscall === undefined && !Array.isArray(error.errors)) console.error(error);
  else tellWhyNot(error);
  if (loaded) console.error('The tool stays as it was before, until that is mended.');
}

/** A full or read-only disk is no fault of the sources, and what is wrong with them esbuild has said. */
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
