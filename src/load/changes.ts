import { spawnSync } from 'node:child_process';

/** Marks in the output of git: they stand in no name of a file. */
const [commitMark, headEnd] = ['\u0001', '\u0002'];

/**
 * The day on which each file of a folder was last committed, by its path below the folder (`YYYY-MM-DD`, UTC). One call
 * of git for all of them. A file whose day is not known for certain is left out: it differs from what was committed, or
 * its history is cut off (a shallow clone). Empty where there is no git or no history.
 */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  const log = git(folder, ['log', `--format=%x01%ct %D%x02`, '--name-only', '--no-renames']);
  const edited = new Set(git(folder, ['diff', 'HEAD', '--name-only']).split('\0'));
  const days = new Map<string, string | undefined>();
  for (const commit of log.split(commitMark)) {
    const [head = '', names = ''] = commit.split(headEnd);
    for (const name of names.split('\0').map((one) => one.trim())) {
      if (name !== '' && !days.has(name)) days.set(name, dayOf(head));
    }
  }
  return new Map([...days].flatMap(([name, day]) => (day && !edited.has(name) ? [[name, day]] : [])));
}

/** Everything that was there before seems to have come with the commit at which a shallow clone is cut off. */
function dayOf(head: string): string | undefined {
  const [seconds, ...names] = head.split(/[ ,]+/);
  if (names.includes('grafted')) return undefined;
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}

/** What git says about a folder, and nothing when it says no. Nothing that the folder's settings name is run. */
function git(folder: string, [command = '', ...options]: readonly string[]): string {
  const harmless = ['-c', 'core.fsmonitor=false', '-C', folder, command, '--no-ext-diff', '--no-textconv'];
  const { status, stdout } = spawnSync('git', [...harmless, ...options, '-z', '--relative', '--', '.'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    timeout: 10_000,
  });
  return status === 0 ? stdout : '';
}
