// @module-tag all
import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { DevState } from '../../src/dev/protocol.ts';
import { startDev } from '../support/dev-command.mjs';
import { tinyCopy } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

const patience = { timeout: 90_000 };

const wool = 'content/en/wool.md';
const style: Edit = { file: 'templates/styles/base.css', replace: /$/, with: 'h1 { color: teal }\n' };
const broken: Edit = { file: wool, replace: 'description:', with: 'descripton:' };
const unbroken: Edit = { file: wool, replace: 'descripton:', with: 'description:' };

/** A text that no compression makes much smaller: every word is another one. */
const long = Array.from({ length: 4000 }, (_, at) => (at * 7_919_993 + 46_656).toString(36)).join(' ');
const budget: Edit = {
  file: 'templates/site.ts',
  replace: 'Page: NotePage, hasBody: true',
  with: 'Page: NotePage, hasBody: true, budget: { html: 9_000 }',
};

/** `site dev` on a copy of the tiny site whose page on wool is far too long, once it has said so. */
async function devOfLongPage() {
  const folder = tinyCopy(budget, { file: wool, replace: /$/, with: `${long}\n` });
  const { url, child, notes } = await startDev(folder);
  onTestFinished(() => void child.kill('SIGKILL'));
  const states = await follow(url);
  /** Waits until an open page is told of something; gives what it is told last. */
  const told = async (what: string, isIt: (state: DevState) => boolean) => {
    const last = () => states.at(-1);
    await expect
      .poll(() => Boolean(last() && isIt(last() as DevState)), { timeout: 30_000, message: what })
      .toBe(true);
    return last() as DevState;
  };
  const first = await told('the weight', ({ problems }) => problems.length > 0);
  return { folder, notes, states, told, first };
}

/** All that an open page is told. */
async function follow(url: string): Promise<DevState[]> {
  const states: DevState[] = [];
  const { body } = await fetch(`${url}/_dev/events`);
  const read = async () => {
    let text = '';
    for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = `${text}${piece}`.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) if (event.startsWith('data: ')) states.push(JSON.parse(event.slice(6)));
    }
  };
  // It ends with the server.
  read().catch(() => undefined);
  return states;
}

const codesOf = ({ problems }: DevState) => problems.map(({ code }) => code).join();
const whatOf = ({ problems }: DevState) => problems.map(({ what }) => what).join();
const count = (notes: readonly string[], words: string) => notes.filter((one) => one.includes(words)).length;

it(
  'a page past its budget stays a problem while other things are edited, broken and mended, and all is well once it is shorter',
  patience,
  async () => {
    const { folder, notes, states, told, first } = await devOfLongPage();
    expect(codesOf(first)).toBe('page-too-long');
    states.length = 0;

    // The second edit comes before anything is weighed.
    editFiles(folder, [style]);
    await told('the first style', ({ release }) => release === first.release + 1);
    editFiles(folder, [style]);
    await told('the second style', ({ release }) => release === first.release + 2);
    await told('the weight with these', (state) => whatOf(state) !== whatOf(first));
    editFiles(folder, [broken]);
    await told('what is broken', (state) => codesOf(state) === 'page-too-long,unknown-key');
    editFiles(folder, [unbroken]);
    await told('that it is mended', (state) => codesOf(state) === 'page-too-long');
    expect(states.filter((state) => !codesOf(state).includes('page-too-long'))).toEqual([]);
    expect(count(notes, 'page-too-long')).toBe(1);
    expect(count(notes, 'all is well')).toBe(0);

    editFiles(folder, [{ file: wool, replace: long, with: 'Short.' }]);
    const last = await told('that all is well', (state) => codesOf(state) === '');
    expect(states.filter((state) => codesOf(state) === '')).toEqual([last]);
    await expect.poll(() => count(notes, 'all is well'), { timeout: 10_000 }).toBe(1);
  },
);

it(
  'a page past its budget is no problem while there is no content, and one again as soon as that is restored',
  patience,
  async () => {
    const { folder, states, told, first } = await devOfLongPage();
    renameSync(join(folder, 'content'), join(folder, 'aside'));
    await told('that there is no content', (state) => codesOf(state) === 'content-missing');
    states.length = 0;
    cpSync(join(folder, 'aside'), join(folder, 'content'), { recursive: true });
    await told('a version with content', ({ release }) => release > first.release);
    expect(states.map(codesOf)).toContain('page-too-long');
    expect(states.map(codesOf)).not.toContain('');
  },
);
