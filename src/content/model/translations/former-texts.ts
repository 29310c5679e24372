import { relative, sep } from 'node:path';
import type { Config } from '../../../config.ts';
import { createReport } from '../../../diagnostics/index.ts';
import { createDocument, parseBody, parseFile } from '../../load/parse.ts';
import { findRepository, type Git, withGit } from '../../load/repository.ts';
import { digestOf } from '../../load/translation-record.ts';
import { groupBy } from '../group.ts';
import type { CheckedDocument } from '../references.ts';
import type { Behind } from './state.ts';
import { translatedTexts } from './texts.ts';

/** How many versions of a file are looked through. */
const mostVersions = 100;

/** A text of the past, or a whole file. */
export interface Former {
  text: string;
  /** The day of the commit that changed it. Undefined if the change is not committed. */
  until: string | undefined;
}

/** Finds the texts as they were in step, in the history of the repository. Those that are not there are left out. */
export function findFormerTexts(all: readonly Behind[], config: Config): ReadonlyMap<Behind, Former> {
  const repository = findRepository(config.content.path);
  if (!repository || all.length === 0) return new Map();
  const pathOf = ({ document }: CheckedDocument) => {
    const below = relative(config.content.shown, document.file).split(sep).join('/');
    return repository.prefix === '' ? below : `${repository.prefix}/${below}`;
  };
  return withGit(repository, config.searchPath, (git) => {
    const versionsOf = (path: string) => versions(git, { path, head: repository.head });
    return new Map(
      [...groupBy(all, ({ changed }) => changed.of)].flatMap(([of, texts]) => [
        ...find(texts, of, versionsOf(pathOf(of))),
      ]),
    );
  });
}

/** Lists the versions of a file, the newest first. */
function* versions(git: Git, { path, head }: { path: string; head: string }): Iterable<Former> {
  const commits = git('log', `--max-count=${mostVersions}`, '--format=%H %cs', head, '--', path) ?? '';
  let until: string | undefined;
  for (const line of commits.split('\n').filter((one) => one !== '')) {
    const [commit, day] = line.split(' ');
    yield { text: git('show', `${commit}:${path}`) ?? '', until };
    until = day;
  }
}

/** Looks through the versions of a file until all texts are found. */
function find(
  wanted: readonly Behind[],
  { document, schema }: CheckedDocument,
  versions: Iterable<Former>,
): Map<Behind, Former> {
  const found = new Map<Behind, Former>();
  for (const { text, until } of versions) {
    const place = { ...document, text };
    const parsed = parseFile(place, createReport());
    if (!parsed) continue;
    const { parser: markdown } = document;
    const body = () => parseBody(text, parsed, markdown);
    const former = createDocument({ place, data: parsed.data, body, markdown, text: () => text });
    const texts = translatedTexts({ document: former, schema, value: former.data });
    const digests = new Map(texts.map((one) => [digestOf(one.text), one.text]));
    for (const one of wanted) {
      const own = digests.get(one.former);
      if (own !== undefined && !found.has(one)) found.set(one, { text: own, until });
    }
    if (found.size === wanted.length) break;
  }
  return found;
}
