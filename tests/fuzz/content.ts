import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createReport, type Diagnostic } from '../../src/diagnostics/index.ts';
import type { Content } from '../../src/load/document.ts';
import { load } from '../../src/load/index.ts';
import { noMemory } from '../../src/memory/index.ts';
import { model } from '../../src/model/index.ts';
import { createReads } from '../../src/reads/index.ts';
import { site } from '../../templates/site.ts';
import type { Findings } from './kind.ts';
import { problemFindings } from './problem-findings.ts';

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
  /** The problems of a case, and what is wrong with them. Writes into the folder that was given. */
  tryCase(one: ContentCase): { problems: Diagnostic[]; findings: Findings };
}

/**
 * Reads the content of the project. Only the changed file, its other language and the facts are read and checked again in a
 * case; all other files count as read.
 *
 * @param folder where the files of cases are written
 */
export function readRealContent(folder: string): RealContent {
  const path = join(process.cwd(), 'content');
  const all = loadAll(path);
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yaml)$/.test(file) && !/^media|^README/.test(file))
    .sort();
  const texts = new Map(files.map((file) => [file, readFileSync(join(path, file), 'utf8')]));
  const textOf = (file: string) => texts.get(file) ?? '';
  return {
    files,
    textOf,
    tryCase: (one) => tryCase(one, surroundingsOf(one.file, all, textOf(one.file)), folder),
  };
}

function loadAll(path: string): Content {
  const report = createReport();
  const content = load({ path, shown: 'content' }, site, { report });
  if (!content || report.errorCount > 0) throw new Error('The real content has errors.');
  return content;
}

/** What a file needs beside it to be checked: its other language and the facts. */
function surroundingsOf(file: string, { documents, media }: Content, text: string): Content {
  const partner = `content/${file.replace(/^(is|en)\//, (_, locale) => (locale === 'is' ? 'en/' : 'is/'))}`;
  const own = `content/${file}`;
  const facts = ['content/site.yaml', 'content/prices.yaml'];
  const kept = documents.filter((one) => one.file !== own && [partner, ...facts].includes(one.file));
  const keptTexts = [text, ...kept.map((one) => readFileSync(join(process.cwd(), one.file), 'utf8'))];
  const isNamed = (name: string) =>
    keptTexts.some((one) => one.includes(name.replace(/^icons\/|\.svg$/g, '')));
  return {
    documents: kept,
    unread: documents.filter((one) => one.file !== own && !kept.includes(one)),
    media: media.filter(({ name }) => !name.startsWith('icons/') || isNamed(name)),
  };
}

function tryCase({ as, bytes }: ContentCase, around: Content, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(join(folder, as)), { recursive: true });
  writeFileSync(join(folder, as), bytes);
  const report = createReport();
  const read = load({ path: folder, shown: 'content' }, site, { report });
  const documents = [...around.documents, ...(read?.documents ?? [])];
  const unread = [...around.unread, ...(read?.unread ?? [])];
  model(
    { ...around, documents, unread },
    { site, folder: 'content', today: '2026-11-21', memory: noMemory, reads: createReads(), report },
  );
  const problems = report.sorted();
  const files = new Map(
    around.documents.map(({ file }) => [file, normalized(readFileSync(join(process.cwd(), file)))]),
  );
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
