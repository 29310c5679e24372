/** Scripts of others, such as statistics: what an editor writes, and what follows from it. */
export { checkScripts, scriptProblems } from './check.ts';
export { americanTools, consentScripts, foreignScripts, storedByOthers } from './resolve.ts';
export { scriptList } from './schema.ts';
