import type { Checking } from '../../src/define/index.ts';
import { checkScripts } from '../../src/third-party/index.ts';
import type { Settings } from '../data/settings.ts';

/** Checks the scripts of others that `site.yaml` names. */
export function checkNamedScripts({ checked, scripts: published, report }: Checking): void {
  const site = checked.find(({ document }) => document.locale === null && document.name === 'site');
  if (!site) return;
  const { scripts = [] } = site.value as Settings;
  checkScripts(scripts, {
    locate: (path, part) => site.document.locate(['scripts', ...path], part),
    published,
    report,
  });
}
