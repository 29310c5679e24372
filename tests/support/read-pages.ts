import type { Artifact } from '../../src/artifact.ts';
import { createPageReader, type PageFacts } from '../../src/pages/html/read-page.ts';

/** Reads every HTML file among the artifacts, in the same order. */
export function readPages(artifacts: readonly Artifact[]): PageFacts[] {
  const read = createPageReader();
  return artifacts
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, body }) => read(path, String(body)));
}
