import { expect, test } from 'vitest';
import { straighten } from '../../../../templates/motif/straighten.ts';
import { endlessThread } from '../../../../templates/motif/thread.ts';
import { threads } from '../../../../templates/pages/home/threads.ts';

test.each(threads)(
  'a thread with seed $seed begins as it was drawn and ends as a line at its rest',
  (options) => {
    const pathAt = straighten(options);
    expect(pathAt(0)).toBe(endlessThread(options));
    expect(pathAt(1)).toBe(`M${options.start} ${options.rest}H${options.width * 4}`);
  },
);

test.each(threads)(
  'the turns of seed $seed open one after the other, the nearest to the loose end first',
  (options) => {
    const begin = (path: string) => path.slice(0, 300);
    const pathAt = straighten(options);
    expect(begin(pathAt(0.3))).toBe(begin(pathAt(0.05)));
    expect(begin(pathAt(0.8))).not.toBe(begin(pathAt(0.05)));
  },
);
