import type { Site } from '../define/site.ts';
import type { Entry } from '../memory/stored-memory.ts';

/** Something that a second thread can make ahead of time, because it follows from plain data and the site alone. */
export interface Task<A> {
  /** Nothing else has it. */
  name: string;
  /** Gives what makes it for a site: results as the memory keeps them, of which the first is the one that was asked for. */
  for(site: Site): (argument: A) => readonly Entry[];
}

/** Something that a second thread can do in place of the first. */
export interface Job<A> {
  name: string;
  /** @param argument plain data, of which the thread gets a copy */
  run(argument: A): Promise<void>;
}
