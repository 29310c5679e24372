// Runs commands of `site` one after the other for a test that has started this process, which loads the tool once (cli.ts).
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { folderOf, readRecord } from '../../cli/compile/compiled.mjs';

const toolDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
spawnSync(process.execPath, [join(toolDir, 'cli/site.mjs'), '--version']);
const compilation = { name: 'tool', owner: toolDir, sources: [], salt: toolDir };
const tool = folderOf(compilation, readRecord(compilation)?.compiled.key ?? '');
const { main } = await import(pathToFileURL(join(tool, 'entry.js')).href);

const said = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'])
  process[name].write = (text) => {
    said[name] += text;
    return true;
  };

process.on('message', ({ args, cwd }) => {
  Object.assign(said, { stdout: '', stderr: '' });
  process.chdir(cwd);
  const at = args.indexOf('--site');
  const siteDir = at < 0 ? toolDir : resolve(cwd, args[at + 1]);
  const installation = { toolDir, siteDir, tool, isAnew: false, isDev: false };
  // With “await” this file would be in the traces in which the tool looks for code of the site.
  main([process.execPath, 'site', ...args], installation).then(() =>
    process.send({ code: process.exitCode, ...said }),
  );
});
process.on('disconnect', () => process.exit());
