import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { createModules as createModulesWith } from '../../../cli/compile/modules.ts';
import { thrownInSite } from '../../../src/pages/attempts/position.ts';
import { type Edit, editFiles, temporaryFolder } from '../../support/workspace.ts';

const createModules = (...[siteDir, options]: [string, Parameters<typeof createModulesWith>[2]]) =>
  createModulesWith(esbuild, siteDir, options);

const file = (name: string, write: string): Edit => ({ file: `templates/${name}`, write });

const sources = [
  file(
    'site.ts',
    "import { one } from './one.ts'; import { two } from './two.ts'; export const site = { one, two };",
  ),
  file('one.ts', "import { part } from './part.ts'; export const one = { part };"),
  file('part.ts', "export const part = 'a part';"),
  file('two.ts', "export const two = () => { throw new Error('thrown'); };"),
];

/** A site of modules that are compiled again and again. */
function modulesOf(...edits: readonly Edit[]) {
  const siteDir = temporaryFolder();
  editFiles(siteDir, [...sources, ...edits]);
  const entryPoints = { site: join(siteDir, 'templates/site.ts') };
  const modules = createModules(siteDir, async () => ({
    absWorkingDir: siteDir,
    entryPoints,
    logLevel: 'silent',
  }));
  onTestFinished(modules.close);
  const compile = async () => (await modules.compile()).file;
  const load = async () => (await import(pathToFileURL(await compile()).href)).site;
  return {
    siteDir,
    compile,
    load,
    close: modules.close,
    edit: (...more: Edit[]) => editFiles(siteDir, more),
  };
}

it('what a module exports is another object only when it, or a module that it imports, has changed', async () => {
  const { load, edit } = modulesOf();
  const first = await load();
  expect(await load()).toBe(first);
  edit(file('two.ts', 'export const two = () => 2;'));
  const second = await load();
  expect([second.one === first.one, second.two()]).toEqual([true, 2]);
  edit(file('part.ts', "export const part = 'another part';"));
  const third = await load();
  expect([third.one.part, third.two === second.two]).toEqual(['another part', true]);
  edit(...sources);
  expect(await load()).toBe(first);
});

it('a module that is new, gone, or broken but not imported is no fault of the site', async () => {
  const { load, edit } = modulesOf();
  const { two } = await load();
  edit(
    file('three.ts', 'export const three = 3;'),
    file('one.ts', "export { three as one } from './three.ts';"),
  );
  expect(await load()).toEqual({ one: 3, two });
  edit({ remove: 'templates/part.ts' });
  expect((await load()).one).toBe(3);
  edit(file('one.ts', 'export const one = 1;'), file('three.ts', 'export const {'));
  expect((await load()).one).toBe(1);
});

it('the file of a site imports no module that another module imports anyway, and each runs, also those that are only to run', async () => {
  const { compile, load, edit } = modulesOf(
    file('two.ts', "import './run.ts'; export const two = () => Reflect.get(globalThis, 'hasRun');"),
    file('run.ts', "import { part } from './part.ts'; Object.assign(globalThis, { hasRun: part });"),
  );
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'hasRun'));
  const imports = async () => readFileSync(await compile(), 'utf8').match(/^(?:import|} from) "\./gm);
  const site = await load();
  expect([site.one.part, site.two()]).toEqual(['a part', 'a part']);
  // Those of one and two, and what is only to run.
  expect(await imports()).toHaveLength(3);
  edit(file('part.ts', "export const part = 'another part';"));
  expect((await load()).two()).toBe('another part');
  expect(await imports()).toHaveLength(3);
});

it('what is wrong with a site is thrown once, as it is of the whole, until it is right', async () => {
  const { load, edit } = modulesOf();
  const first = await load();
  edit(file('part.ts', 'export const {'));
  for (let time = 0; time < 2; time += 1)
    await expect(load()).rejects.toMatchObject({
      errors: [{ location: { file: 'templates/part.ts', line: 1 } }],
    });
  edit(...sources);
  expect(await load()).toBe(first);
});

it('what a module throws is found in its source', async () => {
  const { siteDir, load } = modulesOf();
  const { two } = await load();
  let thrown: unknown;
  try {
    two();
  } catch (error) {
    thrown = error;
  }
  const place = thrownInSite(thrown, { siteDir, toolDir: siteDir, shown: (path) => path });
  expect(place).toMatchObject({ file: join(siteDir, 'templates/two.ts'), line: 1 });
});

it('modules of a process go when it ends, and those of processes that were killed with later ones', async () => {
  const { siteDir, load, close } = modulesOf();
  const parent = join(siteDir, '.cache/modules');
  // No system gives such high numbers to processes.
  for (let pid = 1; pid <= 9; pid += 1) mkdirSync(join(parent, `${1e9 + pid}-killed`), { recursive: true });
  await load();
  await close();
  expect(existsSync(parent)).toBe(true);
  const again = createModules(siteDir, async () => ({}));
  expect(readdirSync(parent)).toHaveLength(5);
  await again.close();
  expect(readdirSync(parent)).toHaveLength(4);
});

it('modules of processes that run stay, however many and old they are', async () => {
  const siteDir = temporaryFolder();
  editFiles(siteDir, sources);
  const open = () => createModules(siteDir, async () => ({}));
  const all = Array.from({ length: 7 }, open);
  expect(readdirSync(join(siteDir, '.cache/modules'))).toHaveLength(7);
  for (const one of all) await one.close();
});

it('modules that cannot be written are no fault of a source, and are once they can', async () => {
  const { siteDir, load, edit } = modulesOf();
  await load();
  const parent = join(siteDir, '.cache/modules');
  const own = join(parent, readdirSync(parent)[0] ?? '');
  rmSync(own, { recursive: true });
  writeFileSync(own, 'in the way');
  edit(file('part.ts', "export const part = 'another part';"));
  await expect(load()).rejects.toMatchObject({ syscall: 'write', message: expect.any(String) });
  await expect(load()).rejects.not.toHaveProperty('errors');
  rmSync(own);
  expect((await load()).one.part).toBe('another part');
});
