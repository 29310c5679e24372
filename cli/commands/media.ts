import type { Host } from '../host.ts';
import { wrongUsage } from '../output.ts';

interface MediaOptions {
  kind: string;
  names: string[];
}

/** Makes the files that the site keeps but nobody writes by hand. */
export async function media({ kind, names }: MediaOptions, host: Host): Promise<number> {
  const { output, environment, env, translator } = host;
  const maker = await (await host.loadSite()).media?.();
  if (!maker?.kinds.includes(kind)) {
    const kinds = maker?.kinds.join(', ');
    output.note(
      translator.phrase(
        kinds === undefined ? 'The site makes no files.' : `“${kind}” is not one of ${kinds}.`,
      ),
    );
    return wrongUsage;
  }
  try {
    const browser = env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    await maker.make({ root: environment.siteDir ?? environment.toolDir, browser }, kind, names);
    return 0;
  } catch (error) {
    if (!isMissingPackage(error)) throw error;
    output.note(
      translator.phrase(
        `A package is missing. Run “npm install --no-save ${maker.packages.join(' ')}” first.`,
      ),
    );
    return 1;
  }
}

function isMissingPackage(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
}
