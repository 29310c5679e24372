import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import { readFavicon, readIcon } from '../../../src/content/model/drawings/index.ts';
import { createReport } from '../../../src/diagnostics/index.ts';
import { hostileMarkup } from '../hostile.ts';
import { type Findings, kind, smallerTexts } from '../kind.ts';
import { mutateBytes, mutateText } from '../mutate.ts';
import { problemFindings } from '../problem-findings.ts';
import { frozen } from '../real-site.ts';

/** Pieces of SVG that run, load, grow or end too early. */
const fragments: readonly string[] = [
  ...hostileMarkup,
  '<script>alert(1)</script>',
  '<foreignObject><p/></foreignObject>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<image href="data:image/png;base64,AA"/>',
  '<style>*{fill:url(//evil.example)}</style>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  ' onload="alert(1)"',
  ' style="fill:url(//evil.example)"',
  ' fill="url(#a)"',
  " fill='><script>'",
  ' xmlns="http://www.w3.org/1999/xhtml"',
  ' viewBox="0 0 1e999 -0"',
  ' d="M0 0h1e999"',
  '<!DOCTYPE svg [<!ENTITY a "b">]>',
  '&a;',
  '<?xml version="1.0"?>',
  '<?xml-stylesheet href="x"?>',
  '<g>'.repeat(30),
  '<g>'.repeat(3000),
  '</g>',
  '<a:b xmlns:a="x"/>',
];

const mayStay = /^(?:svg|g|path|circle|ellipse|line|polygon|polyline|rect)$/;

/** What is wrong with a drawing that was accepted, as it would be published. */
function drawingFindings(svg: string): Findings {
  const { root } = parseXml(svg);
  if (!root) return ['published: nothing'];
  const bad = [...svg.matchAll(/<([^/\s>]+)/g)].flatMap(([, name = '']) =>
    mayStay.test(name) ? [] : [name],
  );
  const attributes = /\son\w+\s*=|\shref\s*=|\sstyle\s*=|url\(/i.test(svg)
    ? ['an attribute that runs or loads']
    : [];
  return [...bad, ...attributes].map((one) => `published: ${one}`);
}

/** Drawings: icons and the favicon. */
export const icons = kind<Buffer>('icons', 40, () => {
  const media = join(frozen, 'content/media');
  const files = [...readdirSync(join(media, 'icons')).map((name) => join('icons', name)), 'favicon.svg'];
  const drawings = files.sort().map((name) => readFileSync(join(media, name)));
  return {
    make: (random) => {
      const drawing = random.pick(drawings);
      if (random.once(4)) return mutateBytes(drawing, random);
      return Buffer.from(mutateText(drawing.toString('utf8'), random, fragments));
    },
    check: checkDrawing,
    show: (bytes) => JSON.stringify(bytes.toString('utf8')),
    *smaller(bytes) {
      for (const text of smallerTexts(bytes.toString('utf8'))) yield Buffer.from(text);
    },
  };
});

function checkDrawing(bytes: Buffer): Findings {
  const file = { name: 'icons/case.svg', file: 'content/media/icons/case.svg', bytes };
  const report = createReport();
  const icon = readIcon(file, report);
  const favicon = readFavicon(file, report);
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const silent = (icon && favicon) || report.errorCount > 0 ? [] : ['refused without a word'];
  return [
    ...silent,
    ...problemFindings(report.sorted(), new Map([[file.file, text]])),
    ...(icon ? drawingFindings(`<svg viewBox="${icon.viewBox}">${icon.body}</svg>`) : []),
    ...(favicon ? drawingFindings(new TextDecoder().decode(favicon.bytes)) : []),
  ];
}
