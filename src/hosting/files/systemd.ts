import { UnsafeValue } from './served.ts';

/** The variable parts of a unit. Paths are absolute. */
export interface UnitOptions {
  /** The name of the unit, its folder of leads and its file of secrets: letters, digits and dashes. */
  name: string;
  /** The folder of this program. */
  tool: string;
  /** The program that runs it. */
  node: string;
  /** The folder of the built site. */
  root: string;
  /** The address for the proxy, such as `http://127.0.0.1:4173`. */
  forms?: string | undefined;
}

/**
 * Makes a unit of systemd for `site serve` behind nginx or Caddy on the same machine. It has no `MemoryDenyWriteExecute`, because V8
 * compiles at run time.
 *
 * @throws {UnsafeValue} if a path has a meaning in units
 */
export function systemdUnit({ name, tool, node, root, forms }: UnitOptions): string {
  const { hostname, port } = new URL(forms ?? 'http://127.0.0.1:4173');
  const paths = [tool, node, root].map(plainPath);
  const [toolPath, nodePath, rootPath] = paths;
  const isInHome = paths.some((path) => /^\/(?:home|root|run\/user)\//.test(path));
  const place = `--out ${rootPath} --host ${hostname.replace(/[[\]]/g, '')} --port ${port || '80'}`;
  const lines = [
    `# Made by \`site hosting systemd\`, for /etc/systemd/system/${name}.service.`,
    '[Unit]',
    'Description=Pages and forms of the site, behind a proxy of this machine',
    'Wants=network-online.target',
    'After=network-online.target',
    '',
    '[Service]',
    `WorkingDirectory=${toolPath}`,
    `ExecStart=${nodePath} ${toolPath}/cli/site.mjs serve ${place} --trust-proxy`,
    `Environment=NODE_ENV=production LEADS_URL=file:/var/lib/${name}/leads.db`,
    '# SMTP_URL, MAIL_TO and what else is secret, readable by root only:',
    `EnvironmentFile=-/etc/${name}.env`,
    'Restart=on-failure',
    'RestartSec=2',
    'TimeoutStopSec=15',
    'LimitNOFILE=8192',
    'UMask=0077',
    'DynamicUser=yes',
    `StateDirectory=${name}`,
    'StateDirectoryMode=0700',
    ...hardening,
    `ProtectHome=${isInHome ? 'read-only' : 'yes'}`,
    '',
    '[Install]',
    'WantedBy=multi-user.target',
  ];
  return `${lines.join('\n')}\n`;
}

const hardening = [
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'AmbientCapabilities=',
  'ProtectSystem=strict',
  'PrivateTmp=yes',
  'PrivateDevices=yes',
  'PrivateUsers=yes',
  'ProtectProc=invisible',
  'ProtectClock=yes',
  'ProtectHostname=yes',
  'ProtectKernelLogs=yes',
  'ProtectKernelModules=yes',
  'ProtectKernelTunables=yes',
  'ProtectControlGroups=yes',
  'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
  'RestrictNamespaces=yes',
  'RestrictRealtime=yes',
  'RestrictSUIDSGID=yes',
  'LockPersonality=yes',
  'RemoveIPC=yes',
  'KeyringMode=private',
  'SystemCallArchitectures=native',
  'SystemCallFilter=@system-service',
  'SystemCallFilter=~@privileged @resources',
  'SystemCallErrorNumber=EPERM',
];

function plainPath(path: string): string {
  if (/^[\w./@+-]+$/.test(path)) return path;
  throw new UnsafeValue(
    `A unit cannot be given ${JSON.stringify(path)}; use a path of letters, digits, dots and dashes.`,
  );
}
