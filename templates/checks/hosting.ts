import { type Checking, defineProblems } from '../../src/define/index.ts';
import { americanTools } from '../../src/third-party/index.ts';
import { type Hosting, hosting, type Settings } from '../data/settings.ts';
import { hostingExamples } from './examples/settings.ts';
import { settingsAt } from './settings-at.ts';

const messages = {
  'hosting-elsewhere': ({ host, pages }: { host: string; pages: string }) => ({
    what: `The site is being built by ${host} to be served there, but “pages” is “${pages}”.`,
    why: 'The privacy notice would name another host than the one that gets the visitors’ addresses.',
    fix: `Write “pages: ${host}”, or build the site elsewhere.`,
  }),
  'hosting-forms': ({ pages, forms }: Pick<Hosting, 'pages' | 'forms'>) => ({
    what: `“forms” is “${forms}”, but “pages” is “${pages}”.`,
    why: 'Forms are posted to the address of the pages, and Netlify does not pass them on to another server.',
    fix: 'Write “netlify” for both, or for neither.',
  }),
  'hosting-deletion': ({ forms, deletedBy }: Pick<Hosting, 'forms' | 'deletedBy'>) => ({
    what:
      forms === 'netlify'
        ? 'Netlify deletes no messages, so “server” does not delete them.'
        : '“npx site serve” deletes old messages by itself, not by hand.',
    why: 'The privacy notice and the texts under the forms promise when messages are deleted.',
    fix:
      deletedBy === 'server'
        ? 'Write “deletedBy: hand”, and delete messages there at that age (src/hosting/README.md).'
        : 'Write “deletedBy: server”.',
  }),
  'hosting-transfers': ({ pages }: Pick<Hosting, 'pages'>) => ({
    what: `“transfers” is “none”, but “${pages}” is a company in the United States.`,
    why: 'Visitors must be told that their data leaves the EEA, and on what grounds (GDPR, Article 13(1)(f)).',
    fix: 'Write “adequacy-decision” or “standard-clauses”, as the agreement with the company says.',
  }),
  'hosting-logs': ({ pages }: Pick<Hosting, 'pages'>) => ({
    what: `“addressLogDays” is 0, but “${pages}” keeps logs with the visitors’ addresses.`,
    why: 'The privacy notice would say that no addresses are kept.',
    fix: 'Write for how many days the host keeps them; its agreement says so.',
  }),
  'hosting-tools': ({ tools }: { tools: readonly string[] }) => ({
    what: `“transfers” is “none”, but “scripts” names tools of companies in the United States: ${tools.join(', ')}.`,
    why: 'Visitors must be told that their data leaves the EEA, and on what grounds (GDPR, Article 13(1)(f)).',
    fix: 'Write “adequacy-decision” if the companies are listed at dataprivacyframework.gov, else “standard-clauses”.',
  }),
};

export const problems = defineProblems(messages, hostingExamples);

/** Reports a description of hosting that contradicts itself, or the host on which the site is being built. */
export function checkHosting(checking: Checking): void {
  const found = settingsAt(checking, ['hosting'], hosting);
  if (!found) return;
  const { host, report } = checking;
  const { pages, forms, deletedBy, transfers, addressLogDays } = found.value;
  const at = (key: keyof Hosting) => found.document.locate(['hosting', key]);
  const { error } = problems(report);
  if (host !== undefined && host !== pages) error('hosting-elsewhere', at('pages'), { host, pages });
  if ((forms === 'netlify') !== (pages === 'netlify')) error('hosting-forms', at('forms'), { pages, forms });
  if ((forms === 'netlify') !== (deletedBy === 'hand'))
    error('hosting-deletion', at('deletedBy'), { forms, deletedBy });
  const isAmerican = pages === 'netlify' || pages === 'cloudflare';
  if (isAmerican && transfers === 'none') error('hosting-transfers', at('transfers'), { pages });
  if (pages !== 'own-server' && addressLogDays === 0) error('hosting-logs', at('addressLogDays'), { pages });
}

/** Reports that personal data is said to stay in the EEA although a script of others takes it to the United States. */
export function checkTransfers({ checked, report }: Checking): void {
  const site = checked.find(({ document }) => document.locale === null && document.name === 'site');
  if (!site) return;
  const settings = site.value as Settings;
  const tools = americanTools(settings);
  if (settings.hosting.transfers !== 'none' || tools.length === 0) return;
  problems(report).error('hosting-tools', site.document.locate(['hosting', 'transfers']), { tools });
}
