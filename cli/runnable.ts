import { join, relative } from 'node:path';
import type { Translator } from '../src/preparation.ts';
import type { Installation } from './compile/site.ts';

/**
 * Returns what lets the commands in a text run in a folder. Texts say `npx site …`, which npx finds in the folder of the tool alone; elsewhere
 * it would ask the registry for an unrelated package.
 */
export function createRunnable(cwd: string, { toolDir, siteDir }: Installation): (text: string) => string {
  const call =
    cwd === toolDir ? 'npx site' : `node ${argument(relative(cwd, join(toolDir, 'cli/site.mjs')))}`;
  const site = [cwd, toolDir].includes(siteDir) ? '' : ` --site ${argument(relative(cwd, siteDir))}`;
  return (text) =>
    text.replace(/npx site((?: [a-z]+)*)/g, (_, words: string) => `${call}${words}${words && site}`);
}

const argument = (path: string) => (/\s/.test(path) ? `"${path}"` : path);

/** Returns a translator of texts with commands that run. */
export function withRunnable(translator: Translator, runnable: (text: string) => string): Translator {
  return {
    ...translator,
    phrase: (text) => runnable(translator.phrase(text)),
    translate: (problem) => {
      const told = translator.translate(problem);
      const { what, why, fix, ...others } = told.message;
      const words = { what: runnable(what), why: runnable(why), fix: runnable(fix) };
      return { ...told, message: { ...others, ...words } };
    },
  };
}
