import type { Checking } from '../../src/define/index.ts';
import { checkScripts, scriptList } from '../../src/third-party/index.ts';
import { settingsAt } from './settings-at.ts';

/** Checks the scripts of others that `site.yaml` names. */
export function checkNamedScripts(checking: Checking): void {
  const found = settingsAt(checking, ['scripts'], scriptList);
  if (!found) return;
  checkScripts(found.value ?? [], {
    locate: (path, part) => found.document.locate(['scripts', ...path], part),
    published: checking.scripts,
    report: checking.report,
  });
}
