import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plan, planSite } from '../../src/build.ts';
import type { Diagnostic } from '../../src/diagnostics/index.ts';
import { emptyDatabase } from '../../src/graph/open-database.ts';
import type { Findings } from './kind.ts';
import { problemFindings } from './problem-findings.ts';
import { configIn, frozen } from './real-site.ts';

/** A file of the content, with other bytes than the real ones or under another name. */
export interface ContentCase {
  /** The real file, below the content folder. */
  file: string;
  /** Where it stands in the case. */
  as: string;
  bytes: Uint8Array;
}

/** The real content, of which a case changes one file. */
export interface RealContent {
  /** The documents, below the content folder. */
  files: readonly string[];
  textOf(file: string): string;
  /** The problems of a case, and what is wrong with them. Writes into the copy. */
  tryCase(one: ContentCase): { problems: Diagnostic[]; findings: Findings };
}

/**
 * Reads the frozen content. A case changes one file of a copy; a database knows what follows from the others.
 *
 * @param folder where the copy is
 */
export function readRealContent(folder: string): RealContent {
  const path = join(frozen, 'content');
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yaml)$/.test(file) && !/^media|^README/.test(file))
    .sort();
  const texts = new Map(files.map((file) => [file, readFileSync(join(path, file), 'utf8')]));
  let plan: (() => Plan) | undefined;
  return {
    files,
    textOf: (file) => texts.get(file) ?? '',
    tryCase(one) {
      plan ??= copyContent(path, folder);
      return tryCase(one, texts, { content: join(folder, 'content'), plan });
    },
  };
}

/** Copies the content; returns what plans the site of the copy. */
function copyContent(path: string, folder: string): () => Plan {
  cpSync(path, join(folder, 'content'), { recursive: true });
  const config = { ...configIn(folder), db: emptyDatabase() };
  const plan = () => planSite(config);
  if (plan().report.errorCount > 0) throw new Error('The real content has errors.');
  return plan;
}

interface Copy {
  content: string;
  plan(): Plan;
}

function tryCase(
  { file, as, bytes }: ContentCase,
  texts: ReadonlyMap<string, string>,
  { content, plan }: Copy,
) {
  const [real, changed] = [join(content, file), join(content, as)];
  rmSync(real);
  const made = mkdirSync(dirname(changed), { recursive: true });
  writeFileSync(changed, bytes);
  const problems = plan().report.sorted();
  rmSync(made ?? changed, { recursive: true });
  writeFileSync(real, texts.get(file) ?? '');
  const other = texts.get(as);
  if (other !== undefined && as !== file) writeFileSync(changed, other);
  const files = new Map([...texts].map(([name, text]) => [`content/${name}`, normalized(Buffer.from(text))]));
  files.delete(`content/${file}`);
  files.set(`content/${as}`, normalized(bytes));
  return { problems, findings: problemFindings(problems, files) };
}

/** A text as the program reads it, decoded by other means. */
export function normalized(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}
