/**
 * The moment that a run takes for the present: that of `SOURCE_DATE_EPOCH`, where somebody makes the same build again
 * (reproducible-builds.org/specs/source-date-epoch), or else now. Nothing when the setting is not a number of seconds.
 */
export function presentOf({ SOURCE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv): Date | undefined {
  if (seconds === undefined || seconds === '') return new Date();
  return /^\d{1,12}$/.test(seconds) ? new Date(Number(seconds) * 1000) : undefined;
}
