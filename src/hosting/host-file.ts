import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyFile } from './files/caddy.ts';
import { type NginxOptions, nginxFile } from './files/nginx.ts';
import { type HostingManifest, manifestFile } from './manifest.ts';

/** The servers whose settings can be made. */
export const hostNames = ['nginx', 'caddy'] as const;
export type HostName = (typeof hostNames)[number];

/** What a server's settings follow from: a built site, and where that server has it. */
export type HostFileOptions = Omit<NginxOptions, 'pages'> & {
  /** The folder of the built site, absolute. */
  out: string;
};

/** The settings of a server for a built site; nothing when there is no built site. */
export function hostFile(name: HostName, { out, ...options }: HostFileOptions): string | undefined {
  const manifest = join(out, manifestFile);
  if (!existsSync(manifest)) return undefined;
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const pages = files.filter((file) => file.endsWith('.html'));
  const write = { nginx: nginxFile, caddy: caddyFile }[name];
  return write(JSON.parse(readFileSync(manifest, 'utf8')) as HostingManifest, { ...options, pages });
}
