import { describe, expect, it } from 'vitest';
import type { Trigger } from '../../../src/assets/bundle/scripts/late-files.ts';
import type { Modules } from '../../../src/assets/bundle/scripts/modules.ts';
import { resourcesOf } from '../../../src/publish/page-resources.ts';
import { readPages } from '../../support/read-pages.ts';

const island: Trigger = { attribute: 'data-island', part: 'allScript' };
const modules: Modules = new Map([
  ['/boot.js', { imports: [], triggers: [] }],
  [
    '/share.js',
    { imports: ['/shared.js', '/deep.js'], triggers: [{ attribute: 'data-share', part: 'script' }] },
  ],
  ['/dialog.js', { imports: [], triggers: [{ attribute: 'data-cookie-settings', part: 'allScript' }] }],
  ['/root.js', { imports: ['/react.js'], triggers: [island] }],
  [
    '/Quiz.js',
    { imports: ['/react.js', '/shared.js', '/deep.js'], triggers: [{ ...island, value: 'Quiz' }] },
  ],
  ['/Other.js', { imports: [], triggers: [{ ...island, value: 'Other' }] }],
  ['/search.js', { imports: [], triggers: [] }],
]);

const empty = { css: [], script: [], fonts: [], images: [], allScript: [], video: [] };
const boot = '<script type="module" src="/boot.js"></script>';

function resourcesIn(html: string) {
  const [page] = readPages([{ path: 'index.html', body: html }]);
  if (!page) throw new Error('The page was not read.');
  return resourcesOf(page, modules);
}

describe('what a browser loads of a page', () => {
  it('is its script with everything that the script imports, each once', () => {
    const { script } = resourcesIn(`${boot}<div data-share></div><div data-share></div>`);
    expect(script).toEqual([['/boot.js'], ['/share.js'], ['/shared.js'], ['/deep.js']]);
  });

  it('is, a little later, the code of its islands, React, and the dialog about cookies', () => {
    const page = `${boot}<div data-island="Quiz"></div><button data-cookie-settings="/words.json"></button>`;
    const { script, allScript } = resourcesIn(page);
    expect(script).toEqual([['/boot.js']]);
    expect(allScript.flat().toSorted()).toEqual(
      ['/boot.js', '/Quiz.js', '/deep.js', '/dialog.js', '/root.js', '/react.js', '/shared.js'].toSorted(),
    );
  });

  it.each([
    ['a style sheet', '<link rel="stylesheet" href="/late.css">', { css: [['/late.css']] }],
    ['a font', '<link rel="preload" as="font" href="/a.woff2">', { fonts: [['/a.woff2']] }],
    ['the icon', '<link rel="icon" href="/favicon.svg">', { images: [['/favicon.svg']] }],
    [
      'a drawing of the shared file',
      '<svg><use href="/drawings.svg#x"/></svg>',
      { images: [['/drawings.svg']] },
    ],
    [
      'a video in one of its formats',
      '<video><source src="/a.webm" type="video/webm"><source src="/a.mp4" type="video/mp4"></video>',
      { video: [['/a.webm', '/a.mp4']] },
    ],
    [
      'a picture in one size of its first format',
      '<picture><source srcset="/a.avif 640w, /b.avif 960w"><img srcset="/a.webp 640w" src="/a.webp"></picture>',
      { images: [['/a.avif', '/b.avif']] },
    ],
    ['a picture that has one file', '<img src="/a.png">', { images: [['/a.png']] }],
  ])('is %s', (_, html, loads) => {
    expect(resourcesIn(html)).toEqual({ ...empty, ...loads });
  });

  it.each([
    ['the address of another language', '<link rel="alternate" href="/en">'],
    ['a drawing inside the page', '<svg><use href="#x"/></svg>'],
    ['a link', '<a href="/um-okkur">'],
    [
      'a picture that waits until it is near',
      '<picture><source srcset="/a.avif 640w"><img src="/a.webp" loading="lazy"></picture>',
    ],
    ['data', '<script type="application/json">{"src":"/boot.js"}</script>'],
  ])('is not %s', (_, html) => {
    expect(resourcesIn(html)).toEqual(empty);
  });
});
