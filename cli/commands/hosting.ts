import { type HostName, hostFile, outputFolder, UnsafeValue } from '../../src/index.ts';
import type { Host } from '../host.ts';
import { wrongUsage } from '../output.ts';

interface HostingOptions {
  server: HostName;
  site?: string;
  out?: string;
  root?: string;
  forms?: string;
  brotli?: boolean;
  name: string;
}

/** Prints the settings that a server needs for the built site; returns 1 if there is none, 2 if a value cannot be written in them. */
export async function hosting(
  options: HostingOptions,
  { output, translator: { phrase }, environment }: Host,
): Promise<number> {
  const out = outputFolder(options, environment.cwd);
  const { server, root = out.path, forms, brotli = false, name } = options;
  try {
    const program = { tool: environment.toolDir, node: process.execPath };
    const text = hostFile(server, { out: out.path, root, forms, brotli, name, ...program });
    if (text === undefined) {
      output.note(phrase(`There is no built site in ${out.shown}. Run “npx site build” first.`));
      return 1;
    }
    output.result(text.trimEnd());
    return 0;
  } catch (error) {
    if (!(error instanceof UnsafeValue)) throw error;
    output.note(phrase(error.message));
    return wrongUsage;
  }
}
