import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { createConfig } from '../../src/config.ts';
import type { Site } from '../../src/define/site.ts';
import { site } from '../sites/tiny/templates/site.ts';
import { tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { projectDir } from '../support/workspace.ts';

/** The tiny site without its form on the home pages of some languages. */
function withoutForm(...languages: string[]): Site {
  const { home, ...others } = site.pages;
  if (!home) throw new Error('The tiny site has a home page.');
  const Page: typeof home.Page = (props) =>
    languages.includes((props as { view: { language: { id: string } } }).view.language.id)
      ? null
      : home.Page(props);
  return { ...site, pages: { home: { ...home, Page }, ...others } };
}

describe('a form that a language lacks', () => {
  it.each([
    [['pl'], 'The form “ask” is on no page in Polish.'],
    [['is', 'pl'], 'The form “ask” is on no page in Icelandic and Polish.'],
  ])('is a problem, because the server would receive it in none: %j', async (languages, what) => {
    const options = {
      toolDir: projectDir,
      siteDir: tinyDir,
      cwd: tinyWorkspace(),
      now: new Date('2026-11-21'),
    };
    const { report } = await buildSite(createConfig({}, { site: withoutForm(...languages), ...options }));
    expect(report.sorted().map(({ code, message }) => ({ code, what: message.what }))).toContainEqual({
      code: 'form-missing',
      what,
    });
  });
});
