#!/usr/bin/env node
// Node.js 20 cannot run TypeScript, so this compiles the tool and starts it. Only what every start needs is JavaScript.
import { existsSync, readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findCompiled, folderOf, sourcesIn } from './compile/compiled.mjs';

// React chooses its build when it is first loaded; its development build is twenty times slower.
process.env.NODE_ENV = 'production';

const toolDir = dirname(dirname(fileURLToPath(import.meta.url)));
const siteDir = siteOption() ?? currentSite() ?? toolDir;
/** `--no-cache` uses no compiled code either: it is code that was kept. */
const isAnew = process.argv.includes('--no-cache');
/** `dev` goes on with broken code: it shows the errors and waits until they are mended. */
const isDev = process.argv[2] === 'dev';
/** The exit code of a command that wants to be started again with the current sources of the tool (EX_TEMPFAIL of sysexits.h). */
const again = 75;
/** The last tool that could be loaded. */
let loaded;

if (hasFewFiles())
  fail('Fewer than 128 files may be open. Raise the limit (“ulimit -n 8192”, LimitNOFILE).', 1);
else if (!existsSync(join(siteDir, 'templates/site.ts')))
  fail(`There is no site in ${siteDir}: it would have a file templates/site.ts and a folder content.`, 2);
else {
  while ((await run()) === again);
  if (isDev) await endNow();
}

/** Compiles the tool if it has changed and runs the command; returns its exit code. */
async function run() {
  loaded = (await loadTool().catch(explain)) ?? loaded;
  if (loaded) await loaded.main(process.argv, { toolDir, siteDir, tool: loaded.tool, isAnew, isDev });
  return process.exitCode;
}

/** Ends without finishing what is being built. The bundler would print a trace if this process ended first. */
async function endNow() {
  const { stop } = await import('esbuild');
  await stop();
  process.exit();
}

/** Loads the compiled tool. When it replaces another one, it loads what `dev` needs as well, which may be broken. */
async function loadTool() {
  const tool = await compileTool();
  // Lets Node keep the bytecode beside the tool (since Node.js 22). Node checks what it reads.
  if (!isAnew) nodeModule.enableCompileCache?.(join(tool, 'bytecode'));
  if (loaded) await (await importFile(join(tool, 'engine.js'))).loadDev();
  const { main } = await importFile(join(tool, 'entry.js'));
  return { tool, main };
}

/**
 * Returns the folder of the compiled tool: `entry.js` exports `main`, `engine.js` is loaded by commands, and `shared.js` exports the
 * modules that sites take from it. It lies in the cache of the tool for all sites, or in that of the site where the former cannot be written.
 */
async function compileTool() {
  const sources = [
    join(toolDir, 'package.json'),
    ...['cli', 'src'].flatMap((folder) => sourcesIn(join(toolDir, folder))),
  ];
  const compile = async (owner) => {
    const compilation = { name: 'tool', sources, salt: toolDir, owner };
    const found = isAnew ? undefined : findCompiled(compilation);
    const { key } = found ?? (await compileAnew(compilation));
    return folderOf(compilation, key);
  };
  return compile(toolDir).catch((error) => {
    if (error.syscall === undefined || siteDir === toolDir) throw error;
    return compile(siteDir);
  });
}

/** Compiles the tool with its own compiler, which is TypeScript too and is compiled for this one run. */
async function compileAnew(compilation) {
  const bundler = await import('esbuild');
  const { outputFiles } = await bundler.build({
    entryPoints: [join(toolDir, 'cli/compile/tool.ts')],
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', target: 'node20.19', tsconfigRaw: {} },
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { compileTool } = await import(`data:text/javascript;base64,${code}`);
  return compileTool(compilation, { toolDir, isAnew, bundler });
}

function importFile(path) {
  return import(pathToFileURL(path).href);
}

/** Returns the folder that `--site DIR` or `--site=DIR` names. */
function siteOption() {
  const at = process.argv.findIndex((one) => one === '--site' || one.startsWith('--site='));
  if (at < 0) return undefined;
  const [, inline] = /^--site=(.*)$/.exec(process.argv[at]) ?? [];
  return resolve(inline ?? process.argv[at + 1] ?? '.');
}

/** Returns the folder in which the command is run, if it is that of a site. */
function currentSite() {
  return existsSync(join(process.cwd(), 'templates/site.ts')) ? process.cwd() : undefined;
}

/** Prints why the tool cannot be loaded. `dev` goes on with the tool that it has. esbuild has printed its own errors. */
function explain(error) {
  if (error.syscall !== undefined)
    fail(`The tool cannot be compiled into ${siteDir}/.cache: ${error.message}.`, 1);
  else if (Array.isArray(error.errors)) process.exitCode = 1;
  else if (loaded) console.error(error);
  else throw error;
  if (loaded) console.error('The tool stays as it was before, until that is mended.');
}

function fail(message, code) {
  console.error(message);
  process.exitCode = code;
}

/** Checks whether Node could not even load the tool, which it would explain badly. Only Linux tells the limit. */
function hasFewFiles() {
  const limits = '/proc/self/limits';
  const [, limit = ''] = existsSync(limits)
    ? (/^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8')) ?? [])
    : [];
  return limit !== '' && Number(limit) < 128;
}
