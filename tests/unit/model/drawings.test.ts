import { describe, expect, it } from 'vitest';
import { readFavicon, readIcon } from '../../../src/content/model/drawings/index.ts';
import { faviconVocabulary, iconVocabulary } from '../../../src/content/model/drawings/vocabulary.ts';
import { messageOf } from '../../../src/diagnostics/format.ts';
import { createReport, type Diagnostic } from '../../../src/diagnostics/index.ts';

const fileOf = (svg: string | Uint8Array, name = 'icons/a.svg') => ({
  name,
  file: `content/media/${name}`,
  bytes: typeof svg === 'string' ? new TextEncoder().encode(svg) : svg,
});

function icon(svg: string | Uint8Array) {
  const report = createReport();
  return { icon: readIcon(fileOf(svg), report), problems: report.sorted() };
}

function favicon(svg: string) {
  const report = createReport();
  const file = readFavicon(fileOf(svg, 'favicon.svg'), report);
  return { svg: file && new TextDecoder().decode(file.bytes), problems: report.sorted() };
}

const around = (shapes: string, head = '') => `<svg viewBox="0 0 24 24"${head}>${shapes}</svg>`;

/** The letters that the caret of a problem stands under. */
const marked = ({ place: { sourceLine = '', column = 0, length = 0 } }: Diagnostic) =>
  sourceLine.slice(column - 1, column - 1 + length);

const path = '<path d="M0 0h9"/>';

describe('an icon', () => {
  it('is written anew: only its shapes are left', () => {
    const svg = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\r
<!-- license -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox=" 0,0 24\t24 "
  class="lucide" id="a" version="1.1" role="img" data-name="x" width="1e9" stroke='currentColor'>
  <title>R&amp;D — ö 👍</title><desc><b>!</b></desc>
  <g transform = 'rotate(45 12 12)'  class="x">
    <path d="M1 1h2&#x41;" fill='&#110;one'></path>
  </g>
</svg>`;
    expect(icon(svg)).toEqual({
      icon: {
        viewBox: '0 0 24 24',
        body: '<g transform="rotate(45 12 12)"><path d="M1 1h2A" fill="none"/></g>',
        style: 'stroke',
      },
      problems: [],
    });
  });

  it('is filled unless the colour of the text draws its lines', () => {
    expect(icon(around(path)).icon?.style).toBe('fill');
    expect(icon(around(path, ' stroke="currentColor"')).icon?.style).toBe('stroke');
  });

  it.each([
    ['an ampersand alone', around(`<title>R&D</title>${path}`), '&'],
    ['an entity of HTML', around(`<title>a&nbsp;b</title>${path}`), '&'],
    ['an entity behind a letter of two units', around(`<title>👍&nbsp;</title>${path}`), '&'],
    ['an element that is never closed', around('<path d="M0 0">'), '<'],
    ['a value without quotes', around('<path fill=red d="M0 0"/>'), 'r'],
    ['markup inside a value', '<svg fill=\'><script>alert(1)</script>\' viewBox="0 0 9 9"/>', '<'],
    ['an attribute that stands twice', around('<path d="" d=""/>'), '/'],
    ['two drawings', `${around(path)}<p/>`, '<'],
    ['half a drawing', around(path).slice(0, -8), '"'],
    ['entities within entities', `<!DOCTYPE a [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>${around('&c;')}`, '&'],
    ['words alone', 'mail', 'm'],
  ])('that is not XML is refused at its place: %s', (_, svg, at) => {
    const { icon: made, problems } = icon(svg);
    expect(made).toBeUndefined();
    expect(problems.map((one) => [one.code, marked(one)])).toEqual([['drawing-syntax', at]]);
  });

  it.each(['', '\n', '\n\n'])('of nothing is refused at its beginning: %j', (text) => {
    const [problem] = icon(text).problems;
    expect(problem).toMatchObject({ code: 'drawing-syntax', place: { line: 1, column: 1 } });
  });

  it.each([
    ['the element <script>', around('<script>alert(1)</script>'), 'script'],
    ['the element <style>', around('<style>a{}</style>'), 'style'],
    ['the element <foreignObject>', around('<foreignObject/>'), 'foreignObject'],
    ['the element <svg>', around(around(path)), 'svg'],
    ['the element <use>', around('<use href="#b"/>'), 'use'],
    ['the element <html>', '<html viewBox="0 0 9 9"/>', 'html'],
    ['the element <s:path>', around('<s:path/>'), 's:path'],
    ['the attribute “onload”', around(path, ' onload="alert(1)"'), 'onload'],
    ['the attribute “style”', around('<path d="" style="fill:red"/>'), 'style'],
    ['the attribute “xlink:href”', around('<path xlink:href="http://a.is"/>'), 'xlink:href'],
    ['“url(//a.is)” in the attribute “fill”', around('<path fill="url(//a.is)"/>'), 'fill'],
    ['“M"” in the attribute “d”', around('<path d="M&quot;"/>'), 'd'],
    [
      'the namespace “http://www.w3.org/1999/xhtml”',
      around(path, ' xmlns="http://www.w3.org/1999/xhtml"'),
      'xmlns',
    ],
    ['a DOCTYPE', `<!DOCTYPE svg>${around(path)}`, '<!DOCTYPE svg>'],
    ['a processing instruction', `<?a b?>${around(path)}`, '<?a b?>'],
    ['text beside its shapes', around(`${path} hello`), 'h'],
    ['text beside its shapes', around('<![CDATA[<b>]]>'), '<'],
  ])('that holds %s is refused at its place', (detail, svg, at) => {
    const { icon: made, problems } = icon(svg);
    expect(made).toBeUndefined();
    expect(problems.map((one) => [messageOf(one).what, marked(one)])).toEqual([
      [`This drawing contains ${detail}.`, at],
    ]);
  });

  it('has its lines counted as editors count them, with line ends of Windows too', () => {
    const [problem] = icon(around('\r\n<g/>\r\n\r<path onclick="1"/>')).problems;
    expect(problem?.place).toMatchObject({ line: 4, column: 7, sourceLine: '<path onclick="1"/></svg>' });
  });

  it('is not mistaken in the place of an attribute by what looks like one', () => {
    const svg = around(`<g fill="none" d=" onclick='"  onclick='1'/>`);
    const [, problem] = icon(svg).problems;
    expect(problem?.place.column).toBe(svg.lastIndexOf('onclick') + 1);
  });

  it('that holds one mistake a hundred times has it once', () => {
    expect(icon(around('<a/>'.repeat(100))).problems).toHaveLength(1);
  });

  it.each(['', 'viewBox="0 0 24"', 'viewBox="0 0 0 24"', 'viewBox="a b c d"', 'viewBox="0 0 1 1e9"'])(
    'without a size is refused: %s',
    (size) => {
      const { icon: made, problems } = icon(`\n<svg ${size}/>`);
      expect(made).toBeUndefined();
      expect(problems.map((one) => [one.code, marked(one)])).toEqual([['drawing-size', 'svg']]);
    },
  );

  it.each([
    ['too many bytes', around(`<path d="M${'0 '.repeat(25_000)}"/>`), 'drawing-large'],
    ['21 levels', around(`${'<g>'.repeat(20)}${'</g>'.repeat(20)}`), 'drawing-deep'],
    ['more levels than the parser bears', `${'<g>'.repeat(7000)}${'</g>'.repeat(7000)}`, 'drawing-deep'],
    ['bytes that are no text', Uint8Array.of(60, 255, 254), 'file-not-utf8'],
  ])('of %s is refused', (_, svg, code) => {
    const { icon: made, problems } = icon(svg);
    expect([made, problems.map((one) => one.code)]).toEqual([undefined, [code]]);
  });

  it('may have 20 levels', () => {
    expect(icon(around(`${'<g>'.repeat(19)}${'</g>'.repeat(19)}`)).problems).toEqual([]);
  });
});

describe('the icon of the browser tab', () => {
  const gradient =
    '<defs><linearGradient id="a"><stop offset="50%" stop-color="#f00"/></linearGradient></defs>';

  it('keeps its gradients, and is as large as it is shown', () => {
    const head = '<svg viewBox="0 0 90000 90000" width="9e9">';
    const written = favicon(
      `${head}${gradient}<path id="b" class="c" fill="url(#a)" d="M0 0h9e4v9e4z"/></svg>`,
    );
    expect(written.problems).toEqual([]);
    expect(written.svg).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90000 90000" width="32" height="32">${gradient}<path id="b" fill="url(#a)" d="M0 0h9e4v9e4z"/></svg>\n`,
    );
  });

  it.each([
    ['<script>alert(1)</script>', 'the element <script>'],
    ['<image href="a.png"/>', 'the element <image>'],
    ['<use href="#a"/>', 'the element <use>'],
    ['<path fill="url(a.svg#b)"/>', '“url(a.svg#b)” in the attribute “fill”'],
    ['<path onclick="a"/>', 'the attribute “onclick”'],
  ])('is refused with %s', (shapes, detail) => {
    const { svg, problems } = favicon(around(shapes));
    expect(svg).toBeUndefined();
    expect(problems.map(({ args }) => args)).toEqual([{ detail }]);
  });
});

describe.each([
  ['icons', iconVocabulary],
  ['the icon of the tab', faviconVocabulary],
])('no value of %s', (_, { attributes }) => {
  it.each(['"', '<', '&', '>', "'", 'url(//a)', 'url(a#b)', '\\', 'javascript:a', '@import', ';', '\0'])(
    'can hold %j',
    (letters) => {
      const values = [letters, `0 ${letters}`, `${letters} 0`, `none${letters}`];
      const taken = [...attributes].filter(([, allowed]) => values.some((value) => allowed.test(value)));
      expect(taken.map(([name]) => name)).toEqual([]);
    },
  );
});
