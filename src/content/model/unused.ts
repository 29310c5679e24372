import type { Site } from '../../define/site.ts';
import { valueAt } from '../../define/walk.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { DocumentHead } from '../load/document.ts';

interface Using {
  /** The names that the content refers to (`usedNames`). */
  used: ReadonlySet<string>;
  site: Site;
  report: Report;
}

/** Warns of names in data files, such as prices, that the content never refers to. */
export function warnOfUnused(documents: readonly DocumentHead[], { used, site, report }: Using): void {
  for (const [kind, { file, path, isListed }] of Object.entries(site.references ?? {})) {
    const home = documents.find(({ locale, name }) => locale === null && name === file);
    if (isListed || !home) continue;
    const kinds = Object.entries(site.placeholders?.kinds ?? {}).flatMap(([placeholder, { file: own }]) =>
      own === `${file}.yaml` ? [placeholder] : [],
    );
    const isUsed = (name: string) =>
      used.has(`${kind}:${name}`) || kinds.some((placeholder) => used.has(`{${placeholder}:${name}}`));
    for (const name of Object.keys(valueAt(home.data, path) ?? {}))
      if (!isUsed(name)) report.warning('name-unused', home.locate([...path, name], 'key'), { kind, name });
  }
}
