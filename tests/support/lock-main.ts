// Takes a lock again and again, and now and then is killed with it in hand, for the test of the lock. Its argument is the
// folder: `inside` names who is in there, and `turns` gets a letter for each turn that was had alone.
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHolder, processStatus } from '../../src/publish/holder.ts';
import { withLock } from '../../src/publish/lock.ts';

const [folder = ''] = process.argv.slice(2);
const inside = join(folder, 'inside');

async function haveTurn(): Promise<void> {
  if (isSomebodyIn()) {
    appendFileSync(join(folder, 'turns'), '!');
    process.exit(3);
  }
  writeFileSync(inside, JSON.stringify(createHolder()));
  await new Promise((resolve) => setImmediate(resolve));
  appendFileSync(join(folder, 'turns'), '.');
  if (Math.random() < 0.3) process.kill(process.pid, 'SIGKILL');
  rmSync(inside);
}

function isSomebodyIn(): boolean {
  try {
    return processStatus(JSON.parse(readFileSync(inside, 'utf8'))) === 'running';
  } catch {
    return false;
  }
}

for (;;) await withLock(join(folder, '.dist.lock'), haveTurn, 60_000);
