/**
 * The current time of a run: that of `SOURCE_DATE_EPOCH`, where someone repeats a build
 * (reproducible-builds.org/specs/source-date-epoch), or else now. Undefined if the setting is not a number of seconds.
 */
export function presentOf({ SOURCE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv): Date | undefined {
  if (seconds === undefined || seconds === '') return new Date();
  return /^\d{1,12}$/.test(seconds) ? new Date(Number(seconds) * 1000) : undefined;
}
