import { openCache } from '../cache/cache.ts';
import { type Choices, cacheFolder } from '../config.ts';

/** Bundles the script that pages have in `site dev` alone, unless that was done before. */
export async function bundleClient(choices: Choices): Promise<string> {
  const { toolDir, code } = choices;
  const cache = openCache(code === undefined ? undefined : cacheFolder('dev', choices), { most: 3 });
  const bytes = await cache.get(code ?? 'none', async () => {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      absWorkingDir: toolDir,
      entryPoints: ['src/dev/client/index.ts'],
      ...{ bundle: true, write: false, format: 'iife', target: 'es2022', charset: 'utf8', tsconfigRaw: {} },
    });
    return outputFiles[0]?.contents ?? new Uint8Array();
  });
  return new TextDecoder().decode(bytes);
}
