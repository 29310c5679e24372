import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { expect, it, vi } from 'vitest';
import { thrownInSite } from '../../../src/pages/attempts/position.ts';
import { temporaryFolder } from '../../support/folder.ts';

vi.mock('node:fs', { spy: true });

it('the source map of a compiled file is read once, however many pages fail and however deep', () => {
  const siteDir = temporaryFolder();
  const source = join(siteDir, 'Page.tsx');
  writeFileSync(source, "// One line.\nexport function Page() {\n  throw new Error('no wool');\n}\n");
  const outfile = join(siteDir, 'site.mjs');
  buildSync({ entryPoints: [source], outfile, bundle: true, format: 'esm', sourcemap: 'linked' });
  const lines = readFileSync(outfile, 'utf8').split('\n');
  const line = lines.findIndex((one) => one.includes('new Error'));
  const frame = `at Page (${pathToFileURL(outfile)}:${line + 1}:${(lines[line] ?? '').indexOf('new Error') + 1})`;
  const sources = { siteDir, toolDir: join(siteDir, 'tool'), shown: (path: string) => path };
  vi.mocked(readFileSync).mockClear();
  const places = Array.from({ length: 200 }, (_, depth) => {
    const error = new Error('no wool');
    error.stack = [
      'Error: no wool',
      ...Array(depth).fill('    at renderNode (node:internal/x:1:1)'),
      frame,
    ].join('\n');
    return thrownInSite(error, sources);
  });
  expect(places).toEqual(Array(200).fill(expect.objectContaining({ file: source, line: 3, column: 9 })));
  const maps = vi.mocked(readFileSync).mock.calls.filter(([path]) => String(path).endsWith('.map'));
  expect(maps).toHaveLength(1);
});
