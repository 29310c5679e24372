import { existsSync } from 'node:fs';
import { createConfig, serveFolder } from '../../src/index.ts';
import type { Host } from '../host.ts';

const interrupted = 130;

/** Serves the built site until it is told to stop. */
export async function serve(
  options: { out?: string; port: number; host: string },
  host: Host,
): Promise<number> {
  const { output, surroundings } = host;
  const { out } = createConfig(options, surroundings);
  if (!existsSync(out.path)) {
    output.note(`There is no ${out.shown} to serve. Run “site build” first.`);
    return 1;
  }
  const server = await serveFolder(out.path, options);
  output.result(`Serving ${out.shown} on ${server.url}`);
  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, resolve);
  });
  await server.close();
  return signal === 'SIGINT' ? interrupted : 0;
}
