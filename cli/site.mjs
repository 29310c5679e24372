#!/usr/bin/env node
// Node cannot run TypeScript, so this compiles the tool and starts it. Only what it needs for that is JavaScript.
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileTool } from './compile.mjs';

// React chooses its build when it is first loaded; its development build is twenty times slower.
process.env.NODE_ENV = 'production';

const toolDir = dirname(dirname(fileURLToPath(import.meta.url)));
const entry = hasFewFiles() ? tellToRaise() : await compileTool(toolDir).catch(tellWhyNot);
if (entry !== undefined) {
  const { main } = await import(pathToFileURL(entry).href);
  await main(process.argv, toolDir);
}

/** A full or read-only disk is no fault of the tool. */
function tellWhyNot(error) {
  if (error.syscall === undefined) throw error;
  console.error(`The tool cannot be compiled into ${toolDir}/.cache: ${error.message}.`);
  process.exitCode = 1;
}

/** Whether Node could not even load the tool; what it says then is misleading. Only Linux tells. */
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
