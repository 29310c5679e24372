/** The error of a module that cannot be loaded because the compiled tool was removed while it runs. */
export class ToolGone extends Error {
  override name = 'ToolGone';
}

/**
 * Rethrows the error of a dynamic import.
 *
 * @throws ToolGone if the module does not exist; otherwise the error itself
 */
export function rethrowImportError(error: unknown): never {
  const isGone = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  if (isGone)
    throw new ToolGone('The compiled tool has gone from .cache while it ran. Run the command again.');
  throw error;
}
