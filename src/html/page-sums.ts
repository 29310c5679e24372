import { type Artifact, lateArtifact, recipeOf, type Sum, sumOf } from '../artifact.ts';
import { digestOf } from '../digest.ts';
import { type Memory, noMemory } from '../memory/index.ts';
import { groupBy, groupCount, groupOf } from '../memory/spread.ts';
import { plain } from '../memory/stored-form.ts';

/** How many pages are usually made when one of them has changed. */
const usual = 32;

/** Says of the files that are made late what tells them from others. Pages that are as they were are not made for it. */
export function addSums(files: readonly Artifact[], memory: Memory = noMemory): Artifact[] {
  const late = files.filter(({ recipe }) => recipe !== undefined);
  const count = groupCount(late.length, usual);
  const groups = groupBy(late, ({ path }) => groupOf(path, count));
  const sums = new Map([...groups].flatMap(([group, pages]) => sumsOf(pages, `sums ${group}`, memory)));
  return files.map((file) => {
    const { path, recipe } = file;
    const sum = sums.get(path);
    return recipe !== undefined && sum ? lateArtifact({ path, recipe, sum }, () => file.body) : file;
  });
}

function sumsOf(pages: readonly Artifact[], name: string, memory: Memory): [path: string, sum: Sum][] {
  const inputs = [digestOf(pages.map((page) => [page.path, recipeOf(page)]))];
  return memory.recall({ name, inputs, form: plain() }, () =>
    pages.map((page): [string, Sum] => [page.path, sumOf(page)]),
  );
}
