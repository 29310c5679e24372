import { z } from 'zod';
import { choice } from '../../src/define/index.ts';

/** The ways of serving the pages that the privacy notice has words for. */
const pageHosts = ['own-server', 'netlify', 'cloudflare', 'other-host'] as const;

/** The grounds on which personal data may leave the European Economic Area (GDPR, Articles 45 and 46). */
const transferGrounds = ['none', 'adequacy-decision', 'standard-clauses'] as const;

const atLeast = (least: number, description: string) => z.number().int().min(least).meta({ description });

/** `hosting` of `site.yaml`: how the site is run. The privacy notice and the settings of servers follow from it. */
export const hosting = z.strictObject({
  pages: choice(pageHosts, 'Who serves the pages'),
  forms: choice(
    ['own-server', 'netlify'],
    'Who receives the forms: own-server, which is “site serve”, or netlify',
  ),
  deletedAfterMonths: atLeast(1, 'After how many months messages and requests are deleted'),
  deletedBy: choice(
    ['server', 'hand'],
    'Who deletes them then: “site serve” by itself, or the staff by hand at a host that keeps them',
  ),
  copies: z
    .array(choice(['mail', 'webhook'], 'Where a copy of each message goes'))
    .meta({ description: 'Where copies of messages go: mail, webhook, both, or [] for nowhere' }),
  backupDays: atLeast(0, 'For how many days more a backup may hold what was deleted; 0 without backups'),
  addressLogDays: atLeast(0, 'For how many days logs hold the IP addresses of visitors; 0 for none'),
  transfers: choice(transferGrounds, 'On what grounds personal data leaves the EEA; none if it does not'),
});

/** How the site is run. */
export type Hosting = z.output<typeof hosting>;
