import { loadMedia } from '../../src/index.ts';
import type { Host } from '../host.ts';

interface MediaOptions {
  kind: string;
  names: string[];
}

/** Makes the files that the project keeps but nobody writes by hand. */
export async function media(
  { kind, names }: MediaOptions,
  { output, surroundings, env }: Host,
): Promise<number> {
  const { makeMedia, mediaKinds, mediaPackages } = await loadMedia();
  const known = mediaKinds.find((one) => one === kind);
  if (!known) {
    output.note(`“${kind}” is none of ${mediaKinds.join(', ')}.`);
    return 2;
  }
  try {
    const browser = env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    await makeMedia({ root: surroundings.toolDir, browser }, known, names);
    return 0;
  } catch (error) {
    if (!isMissingPackage(error)) throw error;
    output.note(`A package is missing. Run “npm install --no-save ${mediaPackages.join(' ')}” first.`);
    return 1;
  }
}

function isMissingPackage(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
}
