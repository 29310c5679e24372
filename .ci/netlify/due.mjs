// Asks Netlify for a build each night, because pages also change with time: publishAt, expireAt, opening hours, the year. Netlify
// finds the schedule in `config` (docs.netlify.com/functions/scheduled-functions).

/** In UTC. */
export const config = { schedule: '5 0 * * *' };

/** Calls the build hook in `BUILD_HOOK`. Does nothing without one. */
export default async function askForBuild() {
  const hook = process.env.BUILD_HOOK;
  if (!hook) return;
  const { ok, status } = await fetch(hook, { method: 'POST' });
  if (!ok) throw new Error(`The build hook answered ${status}.`);
}
