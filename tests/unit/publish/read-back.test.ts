import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Artifact } from '../../../src/artifact.ts';
import { createReport } from '../../../src/diagnostics/index.ts';
import { readBack } from '../../../src/publish/index.ts';

async function problems(artifacts: readonly Artifact[], compressed: readonly Artifact[] = []) {
  const report = createReport();
  await readBack(artifacts, compressed, report);
  return report.sorted().map(({ code, args, place }) => ({ code, file: place.file, args }));
}

const broken = (path: string, detail: string) => ({
  code: 'artifact-broken',
  file: path,
  args: { path, detail },
});

/** Bytes of which each stands for one letter. */
const bytes = (text: string) => Buffer.from(text, 'latin1');

const video = { webm: bytes('\x1aEß£\x9fB\x86\x81\x01B\x82\x84webmB'), mp4: bytes('\0\0\0 ftypisom\0\0') };

describe('what would be published', () => {
  const text = 'words, words, words, '.repeat(20);
  const page = { path: 'a.html', body: text };

  it('passes when it reads as what it is called', async () => {
    const files = [
      page,
      { path: 'a.svg', body: '<svg xmlns="http://www.w3.org/2000/svg"/>\n' },
      { path: 'sitemap.xml', body: '<?xml version="1.0" encoding="UTF-8"?>\n<urlset/>' },
      { path: 'a.webm', body: video.webm },
      { path: 'a.mp4', body: video.mp4 },
      { path: 'a.woff2', body: bytes('wOF2\0\x01\0\0') },
    ];
    const compressed = [
      { path: 'a.html.br', body: brotliCompressSync(text) },
      { path: 'a.html.gz', body: gzipSync(text) },
    ];
    expect(await problems(files, compressed)).toEqual([]);
  });

  it.each([
    ['a drawing', 'a.svg', '<svg><title>R&D</title></svg>', 'Unterminated reference'],
    ['a drawing that is cut', 'a.svg', '<svg><path d="M0 0"/>', 'Missing end tag'],
    ['a list of pages', 'sitemap.xml', '<urlset><url></urlset>', 'Missing end tag'],
  ])('is refused where %s is not XML', async (...[, path, body, reason]) => {
    const detail = expect.stringMatching(`^it is not XML \\(${reason}.* \\(line 1, column \\d+\\)\\)$`);
    expect(await problems([{ path, body }])).toEqual([broken(path, detail)]);
  });

  it.each([
    ['a.webm', video.mp4],
    ['a.mp4', video.webm],
    ['a.woff2', bytes('wOFF')],
    ['b.woff2', bytes('')],
  ])('is refused where %s begins as something else', async (path, body) => {
    const detail = 'it is not of the kind that its ending says';
    expect(await problems([{ path, body }])).toEqual([broken(path, detail)]);
  });

  it.each(['br', 'gz'])('is refused where a .%s file does not hold the file beside it', async (ending) => {
    const encode = (of: string) => (ending === 'br' ? brotliCompressSync(of) : gzipSync(of));
    const path = `a.html.${ending}`;
    const whole = encode(text);
    const bad = [whole.subarray(0, -3), Buffer.alloc(whole.length, 7), encode(`${text} `), Buffer.alloc(0)];
    for (const body of bad) {
      const detail = 'it does not decompress to the file beside it';
      expect(await problems([page], [{ path, body }])).toEqual([broken(path, detail)]);
    }
    expect(await problems([], [{ path, body: whole }])).toHaveLength(1);
  });
});
