/** Why a change cannot be made, in words for whoever asked for it. Nothing has been written. */
export class EditError extends Error {
  /** @param places of the content that stand in the way, as `file:line` with a few words */
  constructor(
    message: string,
    readonly places: readonly string[] = [],
  ) {
    super(message);
  }
}
