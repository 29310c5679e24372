#!/usr/bin/env node
// Node cannot run TypeScript, so this compiles the tool and starts it. Only what it needs for that is JavaScript.
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileTool } from './compile.mjs';

// React chooses its build when it is first loaded; its development build is twenty times slower.
process.env.NODE_ENV = 'production';

const toolDir = dirname(dirname(fileURLToPath(import.meta.url)));
const entry = await compileTool(toolDir).catch(tellWhyNot);
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
