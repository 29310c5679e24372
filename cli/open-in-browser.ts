import { spawn } from 'node:child_process';

/** The command of each system that opens an address in the browser that a person has chosen. */
const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in a browser; `fail` is called where there is none. */
export function openInBrowser(url: string, fail: () => void): void {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', fail)
    .unref();
}
