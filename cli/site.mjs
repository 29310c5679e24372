#!/usr/bin/env node
// The only JavaScript of the project: Node cannot run TypeScript, so this compiles the tool and starts it.
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileTool } from './compile.mjs';

// React chooses its build when it is first loaded; its development build is twenty times slower.
process.env.NODE_ENV = 'production';

const toolDir = dirname(dirname(fileURLToPath(import.meta.url)));
const { main } = await import(pathToFileURL(await compileTool(toolDir)).href);
await main(process.argv, toolDir);
