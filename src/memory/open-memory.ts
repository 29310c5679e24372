import { type Choices, cacheFolder } from '../config.ts';
import { createMemory, type LastingMemory } from './index.ts';
import { openStoredMemory } from './stored-memory.ts';

/**
 * What runs of the same code have remembered of the same content; nothing for a run that does without a cache, or whose code is not
 * known. What a second thread has made ahead counts as remembered.
 */
export function openMemory(choices: Choices): LastingMemory {
  const { code, siteDir, content, thread } = choices;
  const folder = code === undefined ? undefined : cacheFolder('memory', choices);
  const stored = openStoredMemory(folder, JSON.stringify([code, siteDir, content]), thread);
  return createMemory(stored, thread?.foresee);
}
