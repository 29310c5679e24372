import { openCache } from '../../cache/cache.ts';
import { type Choices, cacheFolder } from '../../config.ts';

/**
 * Bundles a script of the tool for the browser, or takes it from the cache.
 *
 * @param entry the path of its first module, below the folder of the tool
 */
export async function bundleToolScript(entry: string, choices: Choices): Promise<string> {
  const { toolDir, code } = choices;
  const cache = openCache(code === undefined ? undefined : cacheFolder('dev', choices), { most: 6 });
  const bytes = await cache.get(`${code ?? 'none'}-${entry.replace(/\W/g, '-')}`, async () => {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      ...{ absWorkingDir: toolDir, entryPoints: [entry] },
      ...{ bundle: true, write: false, format: 'iife', target: 'es2022', charset: 'utf8', tsconfigRaw: {} },
    });
    return outputFiles[0]?.contents ?? new Uint8Array();
  });
  return new TextDecoder().decode(bytes);
}
