/** The compiled tool was removed while it runs, so that a part that is loaded late is not there. */
export class ToolGone extends Error {
  override name = 'ToolGone';
}

/**
 * For a part that cannot be loaded.
 *
 * @throws ToolGone, or what else is wrong with it
 */
export function toolGone(error: unknown): never {
  const isGone = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  if (isGone)
    throw new ToolGone('The compiled tool has gone from .cache while it ran. Run the command again.');
  throw error;
}
