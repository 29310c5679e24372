import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { rethrowImportError, ToolGone } from '../../../src/lib/tool-gone.ts';
import { temporaryFolder } from '../../support/folder.ts';

it('a part of the tool that is not there any more is told from one that fails', async () => {
  const part = pathToFileURL(join(temporaryFolder(), 'part.js')).href;
  const missing = await import(/* @vite-ignore */ part).catch((error) => error);
  expect(() => rethrowImportError(Object.assign(missing, { code: 'ERR_MODULE_NOT_FOUND' }))).toThrow(
    ToolGone,
  );
  expect(() => rethrowImportError(new Error('no memory'))).toThrow('no memory');
});
