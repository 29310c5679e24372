import { stderr, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Site } from '../define/site.ts';
import { type Listed, listResults } from '../memory/result-file.ts';
import { toStored } from '../memory/stored-memory.ts';
import { fillFolder } from '../publish/fill-folder.ts';
import { type Chunk, claim } from './chunk.ts';
import { pageReading, textReading } from './tasks.ts';
import type { Task } from './work.ts';

// What a site prints when it is loaded, or at work, is not said twice, and would keep the process from ending.
for (const stream of [stdout, stderr]) stream.write = () => true;

const { site: file, port }: { site: string; port: MessagePort } = workerData;
const { site }: { site: Site } = await import(pathToFileURL(file).href);
const tasks = new Map([makerOf(textReading), makerOf(pageReading)]);
const jobs = new Map([[fillFolder.name, fillFolder]]);

port.on('message', (chunk: Chunk) => {
  const make = tasks.get(chunk.task);
  if (!make || !claim(chunk)) return;
  const results = chunk.work.flatMap(make).flatMap((entry) => {
    const stored = toStored(entry);
    return stored ? [[entry.name, stored] as const] : [];
  });
  const { list, bytes } = listResults(new Map(results));
  port.postMessage({ list, bytes: [Buffer.concat(bytes)] } satisfies Listed);
});

parentPort?.on('message', async ({ job, argument, answers }) => {
  try {
    await jobs.get(job)?.run(argument);
    answers.postMessage(undefined);
  } catch (error) {
    answers.postMessage(error);
  }
});

function makerOf<A>(task: Task<A>) {
  const make = task.for(site);
  // Whoever has told the name of the task has given what it is made from.
  return [task.name, (work: unknown) => make(work as A)] as const;
}
