import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { referenceText } from '../../support/reference.ts';
import { projectDir } from '../../support/workspace.ts';

const file = join(projectDir, 'src/define/README.md');

it('the reference of what a site may use has every exported name and key, and nothing else', {
  timeout: 60_000,
}, () => {
  const text = referenceText();
  if (process.env.WRITE_REFERENCE) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
