import { openCache } from '../cache/cache.mjs';
import { remember } from '../cache/remember.ts';
import { type Choices, cacheFolder } from '../config.ts';

/** Bundles the script that pages have in `site dev` alone, unless that was done before. */
export async function bundleClient(choices: Choices): Promise<string> {
  const { toolDir, code } = choices;
  const cache = openCache(cacheFolder('dev', choices), { most: 3 });
  const made = await remember(cache, code, async () => {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      absWorkingDir: toolDir,
      entryPoints: ['src/dev/client/index.ts'],
      ...{ bundle: true, write: false, format: 'iife', target: 'es2022', charset: 'utf8', tsconfigRaw: {} },
    });
    return { text: outputFiles[0]?.text ?? '' };
  });
  return made?.text ?? '';
}
