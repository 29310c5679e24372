import { describe, expect, it } from 'vitest';
import { planSite } from '../../src/build.ts';
import type { Site } from '../../src/define/site.ts';
import { site as tiny } from '../sites/tiny/templates/site.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';
import type { Edit } from '../support/workspace.ts';

/** The tiny site, whose texts may have `{time:…}`. */
const site: Site = {
  ...tiny,
  placeholders: { facts: () => ({}), kinds: { time: { fill: (name) => name } } },
};

const label = (language: string, text: string): Edit => ({
  ...{ file: `${language}/wool.md`, replace: /^title: /m },
  with: `label: ${text}\ntitle: `,
});
const body = (language: string, text: string): Edit => ({
  ...{ file: `${language}/wool.md`, replace: /$/, with: `\n${text}\n` },
});

/** The places of texts that are the same in two languages. */
function warningsWith(...edits: Edit[]): string[] {
  const { report } = planSite(tinyConfig(tinyWorkspace(...edits), {}, site));
  return report
    .sorted()
    .flatMap(({ code, place }) =>
      code === 'text-untranslated' ? `${place.file}:${place.line} ${place.sourceLine}` : [],
    );
}

describe('a short text that is the same in two languages', () => {
  it('is doubtful in a key', () => {
    expect(
      warningsWith(label('is', 'Warm socks'), label('en', 'Warm socks'), label('pl', 'Skarpety')),
    ).toEqual(['content/en/wool.md:4 label: Warm socks']);
  });

  it('is doubtful as a heading below the keys', () => {
    const edits = [body('is', '## Warm socks'), body('en', '## Warm socks'), body('pl', '## Skarpety')];
    expect(warningsWith(...edits)).toEqual([
      expect.stringMatching(/^content\/en\/wool\.md:\d+ ## Warm socks$/),
    ]);
  });

  it.each([
    ['in the first file', ['Soft Wool', 'Soft Wool', 'Miękka wełna'], ['en']],
    ['in two files of other languages', ['Soft Wool', 'Soft wool', 'Soft Wool'], ['pl']],
  ])(
    'is doubtful with capitals, too, if its words are common ones of a language of the site: %s',
    (_, texts, where) => {
      const edits = ['is', 'en', 'pl'].map((language, at) => label(language, texts[at] ?? ''));
      expect(warningsWith(...edits)).toEqual(
        where.map((language) => `content/${language}/wool.md:4 label: Soft Wool`),
      );
    },
  );

  it('is doubtful with capitals and a small word of one letter', () => {
    const offer = [
      ...['is', 'en', 'pl'].map((language) => label(language, 'Get a Coat')),
      ...['is', 'en', 'pl'].map((language) => body(language, language === 'en' ? 'You get a coat.' : 'Ha?')),
    ];
    expect(warningsWith(...offer)).toContain('content/en/wool.md:4 label: Get a Coat');
  });

  it('is fine when one of its words is only ever a name', () => {
    const edits = ['is', 'en', 'pl'].map((language) => label(language, 'Soft Acme'));
    expect(warningsWith(...edits)).toEqual([]);
  });

  it('is fine when words of it are only ever parts of placeholders', () => {
    const edits = ['is', 'en', 'pl'].flatMap((language) => [
      label(language, 'Tea Time'),
      body(language, language === 'en' ? 'There is tea at {time:9}.' : 'Ha?'),
    ]);
    expect(warningsWith(...edits)).toEqual([]);
  });

  it('is fine when it is all placeholders', () => {
    const edits = ['is', 'en', 'pl'].map((language) =>
      label(language, '"{time:warm socks} – {time:on feet}"'),
    );
    expect(warningsWith(...edits)).toEqual([]);
  });

  it('is fine below a quotation when it is the name of a person and a company', () => {
    const name = '> Warm.\n>\n> – Jóna Jónsdóttir, Ullin ehf.';
    const edits = ['is', 'en', 'pl'].map((language) => body(language, name));
    expect(warningsWith(...edits).filter((one) => one.includes('Jóna'))).toEqual([]);
  });

  it('is doubtful below a quotation when it has other words', () => {
    const edits = ['is', 'en', 'pl'].map((language) => body(language, '> – Jóna, maker of socks'));
    expect(warningsWith(...edits)).toHaveLength(2);
  });

  it.each(['Tiny', 'Google Ads', 'node.js', '_pk_id*'])('is fine when it is a name or a sign: %s', (name) => {
    const edits = ['is', 'en', 'pl'].map((language) => label(language, `"${name}"`));
    expect(warningsWith(...edits)).toEqual([]);
  });
});
