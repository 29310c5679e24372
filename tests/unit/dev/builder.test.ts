import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '../../../src/build.ts';
import { createChoices, createConfig, type Environment } from '../../../src/config.ts';
import { type BuildOutcome, createBuilder } from '../../../src/dev/builder.ts';
import { toJson } from '../../../src/diagnostics/index.ts';
import { site as tiny } from '../../sites/tiny/templates/site.ts';
import { tinyCopy } from '../../support/tiny-site.ts';
import { type Edit, editFiles, projectDir } from '../../support/workspace.ts';

const base = 'templates/styles/base.css';

/** A builder of a copy of the tiny site, and what a build of the same gives that knows of none before. */
async function opened() {
  const folder = tinyCopy();
  const places = { toolDir: projectDir, siteDir: folder, cwd: folder, code: 'c0de' };
  const options = { cache: false };
  const rendered: string[] = [];
  const Document: typeof tiny.Document = (props) => {
    rendered.push(Object(props.view).content.title);
    return tiny.Document(props);
  };
  const site = { ...tiny, Document };
  const now = new Date('2026-11-21T23:50:00Z');
  const configOf = (more: Partial<Environment>) => createConfig(options, { ...places, site, now, ...more });
  const choices = createChoices(options, places);
  const { build, save } = createBuilder({
    choices,
    configOf,
    compile: async () => ({ site, code: 'c0de', inputs: [] }),
  });
  const first = await build([]);
  return {
    folder,
    first,
    save,
    rendered,
    /** Edits files, and builds as if they alone had changed. */
    change(...edits: readonly (Edit & { file: string })[]): Promise<BuildOutcome> {
      editFiles(folder, edits);
      return build(edits.map(({ file }) => join(folder, file)));
    },
    build: (...files: readonly string[]) => build(files.map((file) => join(folder, file))),
    anew: async () => {
      const { artifacts, report } = await buildSite(configOf({}));
      return { files: filesOf(artifacts), problems: report.sorted().map(toJson) };
    },
  };
}

const filesOf = (artifacts: readonly { path: string; body: string | Uint8Array }[]) =>
  Object.fromEntries(artifacts.map(({ path, body }) => [path, Buffer.from(body).toString()]));

const contentOf = ({ built }: BuildOutcome) => built?.result.content;

it('gives after edits of style sheets what a build gives, and reads no content for it', async () => {
  const { folder, first, change, build, anew } = await opened();
  const edits: (() => Promise<BuildOutcome>)[] = [
    () => change({ file: base, replace: /$/, with: '\nh1 { color: teal }\n' }),
    () => change({ file: base, replace: /$/, with: '\n@layer late { h2 { color: teal } }\n' }),
    () => change({ file: 'templates/styles/new.css', write: 'h3 { color: teal }\n' }),
    () => {
      rmSync(join(folder, 'templates/styles/new.css'));
      return build('templates/styles/new.css');
    },
  ];
  for (const edit of edits) {
    const outcome = await edit();
    const { files, problems } = await anew();
    expect(filesOf(outcome.built?.result.artifacts ?? [])).toEqual(files);
    expect(outcome.problems.map(toJson)).toEqual(problems);
    expect(contentOf(outcome)).toBe(contentOf(first));
  }
});

it('tells each mistake of a style sheet once, and none when it is mended', async () => {
  const { change, anew } = await opened();
  const broken = await change({ file: base, replace: /$/, with: '\nh1 { color: var(--unset) }\n' });
  expect(broken.problems.map(toJson)).toEqual((await anew()).problems);
  const still = await change({ file: base, replace: /$/, with: '\n' });
  expect(still.problems.map(({ code }) => code)).toEqual(['bundle-failed']);
  const mended = await change({ file: base, replace: '\nh1 { color: var(--unset) }\n', with: '' });
  expect(mended.problems).toEqual([]);
  expect(mended.built).toBeDefined();
});

it('reads the content again when that has changed too', async () => {
  const { first, change } = await opened();
  const style = { file: base, replace: /$/, with: '\nh1 { color: teal }\n' };
  const both = await change(style, { file: 'content/en/wool.md', replace: 'is soft', with: 'is very soft' });
  expect(JSON.stringify(filesOf(both.built?.result.artifacts ?? []))).toContain('is very soft');
  expect(contentOf(both)).not.toBe(contentOf(first));
  const sameDay = await change(style);
  expect(contentOf(sameDay)).toBe(contentOf(both));
});

it('forgets pages that have gone when nothing changes, and no others', async () => {
  const { folder, save, change, build, rendered } = await opened();
  const moss = ['is', 'en', 'pl'].map((locale) => ({
    file: `content/${locale}/moss.md`,
    copyFrom: `content/${locale}/wool.md`,
    replace: /slug: .*\ntitle: .*/,
    with: 'slug: moss\ntitle: Soft moss',
  }));
  const files = moss.map(({ file }) => file);
  const come = () => change(...moss);
  const go = () => {
    for (const file of files) rmSync(join(folder, file));
    return build(...files);
  };
  const comeAgain = async () => {
    await go();
    await change({ file: base, replace: /$/, with: '\nh1 { color: teal }\n' });
    await save();
    rendered.length = 0;
    return come();
  };
  await come();
  await comeAgain();
  expect(rendered.filter((title) => title === 'Soft moss')).toHaveLength(3);
  await save();
  rendered.length = 0;
  await build(files[0] ?? '');
  expect(rendered).toEqual([]);
});
