import { type Checking, defineProblems } from '../../src/define/index.ts';
import { americanTools } from '../../src/third-party/index.ts';
import type { Settings } from '../data/settings.ts';

const problems = defineProblems({
  'hosting-tools': ({ tools }: { tools: readonly string[] }) => ({
    what: `“transfers” is “none”, but “scripts” names tools of companies in the United States: ${tools.join(', ')}.`,
    why: 'Visitors must be told that their data leaves the EEA, and on what grounds (GDPR, Article 13(1)(f)).',
    fix: 'Write “adequacy-decision” if the companies are listed at dataprivacyframework.gov, else “standard-clauses”.',
  }),
});

/** Reports that personal data is said to stay in the EEA although a script of others takes it to the United States. */
export function checkTransfers({ checked, report }: Checking): void {
  const site = checked.find(({ document }) => document.locale === null && document.name === 'site');
  if (!site) return;
  const settings = site.value as Settings;
  const tools = americanTools(settings);
  if (settings.hosting.transfers !== 'none' || tools.length === 0) return;
  problems(report).error('hosting-tools', site.document.locate(['hosting', 'transfers']), { tools });
}
