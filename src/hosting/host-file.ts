import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { caddyFile, caddyGlobal } from './files/caddy.ts';
import { type NginxOptions, nginxFile, nginxLimits } from './files/nginx.ts';
import { type HostName, UnsafeValue } from './files/served.ts';
import { systemdUnit, type UnitOptions } from './files/systemd.ts';
import { type HostingManifest, readManifest } from './manifest.ts';

type HostFileOptions = Omit<NginxOptions, 'pages'> &
  UnitOptions & {
    /** The folder of the built site, absolute. */
    out: string;
  };

/**
 * Returns the settings of a server for a built site; undefined if there is no built site.
 *
 * @throws {UnsafeValue} for an unsafe value, for a link out of the site, or for forms that the site says another receives
 */
export function hostFile(name: HostName, options: HostFileOptions): string | undefined {
  const manifest = readManifest(options.out);
  if (!manifest) return undefined;
  if (options.forms !== undefined) refuseForms(name, manifest);
  const pages = Object.keys(manifest.files).filter((file) => file.endsWith('.html'));
  const site = { ...options, pages };
  if (name === 'nginx') return nginxFile(manifest, site);
  if (name === 'nginx-limits') return nginxLimits();
  if (name === 'systemd') return systemdUnit(options);
  if (name === 'caddy-global') return caddyGlobal(manifest);
  refuseLinks(options.out, manifest);
  return caddyFile(manifest, site);
}

function refuseForms(name: HostName, { operation }: HostingManifest): void {
  const isServer = name === 'nginx' || name === 'caddy';
  if (isServer && operation?.forms === 'netlify')
    throw new UnsafeValue('The content of the site says that Netlify receives its forms. Leave out --forms.');
}

/** Refuses links in place of files or their compressed forms, because Caddy would follow them. */
function refuseLinks(out: string, { files }: HostingManifest): void {
  const names = Object.keys(files).flatMap((file) => ['', '.br', '.gz'].map((ending) => `${file}${ending}`));
  const link = names.find((name) => lstatSync(join(out, name), { throwIfNoEntry: false })?.isSymbolicLink());
  if (link !== undefined)
    throw new UnsafeValue(`${link} is a link, which Caddy would follow. Run “npx site build” again.`);
}
