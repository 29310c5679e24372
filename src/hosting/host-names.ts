/** The programs whose settings can be made: the command line knows them before it loads what makes the settings. */
export const hostNames = ['nginx', 'nginx-limits', 'caddy', 'caddy-global', 'systemd'] as const;
export type HostName = (typeof hostNames)[number];
