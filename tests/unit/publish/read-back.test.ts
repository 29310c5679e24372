import { describe, expect, it } from 'vitest';
import type { Artifact } from '../../../src/artifact.ts';
import { createReport } from '../../../src/diagnostics/index.ts';
import { checkFiles } from '../../../src/publish/index.ts';

function problems(artifacts: readonly Artifact[]) {
  const report = createReport();
  checkFiles(artifacts, report);
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
  it('passes when it reads as what it is called', () => {
    const files = [
      { path: 'a.html', body: 'words' },
      { path: 'a.svg', body: '<svg xmlns="http://www.w3.org/2000/svg"/>\n' },
      { path: 'sitemap.xml', body: '<?xml version="1.0" encoding="UTF-8"?>\n<urlset/>' },
      { path: 'a.webm', body: video.webm },
      { path: 'a.mp4', body: video.mp4 },
      { path: 'a.woff2', body: bytes('wOF2\0\x01\0\0') },
    ];
    expect(problems(files)).toEqual([]);
  });

  it.each([
    ['a drawing', 'a.svg', '<svg><title>R&D</title></svg>', 'Unterminated reference'],
    ['a drawing that is cut', 'a.svg', '<svg><path d="M0 0"/>', 'Missing end tag'],
    ['a list of pages', 'sitemap.xml', '<urlset><url></urlset>', 'Missing end tag'],
  ])('is refused where %s is not XML', (...[, path, body, reason]) => {
    const detail = expect.stringMatching(`^it is not XML \\(${reason}.* \\(line 1, column \\d+\\)\\)$`);
    expect(problems([{ path, body }])).toEqual([broken(path, detail)]);
  });

  it.each([
    ['a.webm', video.mp4],
    ['a.mp4', video.webm],
    ['a.woff2', bytes('wOFF')],
    ['b.woff2', bytes('')],
  ])('is refused where %s begins as something else', (path, body) => {
    const detail = 'it is not of the kind that its ending says';
    expect(problems([{ path, body }])).toEqual([broken(path, detail)]);
  });
});
