import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Artifact, hashOf } from '../../artifact.ts';
import { listFiles } from '../../cache/file-facts.mjs';
import { digestOf } from '../../digest.ts';
import { type Memory, noMemory } from '../../memory/index.ts';
import type { Form } from '../../memory/stored-form.ts';
import type { Sources } from '../failures.ts';
import { isLoaded } from './parts.ts';
import { addressOf, type Entry } from './plan.ts';
import type { Sheet } from './sheet.ts';

/** Where the sheets are, where problems of them are reported, and what is known of them from before. */
export interface StyleSources extends Sources {
  memory?: Memory;
}

/** A part of a sheet as browsers get it. It is filled in when it has been compiled: esbuild compiles many of them at once. */
export interface CompiledPart {
  css?: string;
  /** What it loads. */
  files: Artifact[];
}

/** Whether all sheets together have been found right. */
interface Verdict {
  areRight: boolean;
}

const partForm: Form<CompiledPart> = {
  pack: (part) => (part.css === undefined ? undefined : part),
  unpack: (stored) => stored as CompiledPart,
};

const verdictForm: Form<Verdict> = {
  pack: (verdict) => (verdict.areRight ? verdict : undefined),
  unpack: (stored) => stored as Verdict,
};

/** What is known of parts, by their addresses: those are empty that have changed, or import or load something that has. */
export function keptParts(
  parts: Entry['parts'],
  sheets: readonly Sheet[],
  { siteDir, memory = noMemory }: StyleSources,
): Map<string, CompiledPart> {
  const files = listFiles(join(siteDir, 'templates')).filter(isLoaded);
  const loads = digestOf(files.map((path) => [path.slice(siteDir.length), hashOf(readFileSync(path))]));
  const byPath = new Map(sheets.map((sheet) => [sheet.path, sheet]));
  return new Map(
    parts.map(({ sheet, part }) => {
      const inputs = [digestOf(withImports(sheet, byPath).map(({ digest }) => digest)), loads];
      const subject = { name: `style ${sheet.file} ${part}`, inputs, form: partForm };
      return [addressOf({ sheet, part }), memory.recall(subject, () => ({ files: [] }))];
    }),
  );
}

/** What is known of all sheets together: one may use what another sets. */
export function keptVerdict(sheets: readonly Sheet[], { memory = noMemory }: StyleSources): Verdict {
  const inputs = [digestOf(sheets.map(({ digest }) => digest))];
  return memory.recall({ name: 'styles', inputs, form: verdictForm }, () => ({ areRight: false }));
}

/** A sheet and all that it imports, also through others. */
function withImports(sheet: Sheet, byPath: ReadonlyMap<string, Sheet>): Sheet[] {
  const found = new Set([sheet]);
  // A set goes on with what is added while one goes through it.
  for (const { imports } of found)
    for (const path of imports) {
      const imported = byPath.get(path);
      if (imported) found.add(imported);
    }
  return [...found];
}
