import type { Command } from 'commander';
import type { Runner } from './host.ts';
import {
  dryRunOption,
  emailOption,
  leadId,
  leadsOption,
  limitOption,
  olderThanOption,
  separatorOption,
  sinceOption,
  tableFormatOption,
} from './leads-options.ts';
import { jsonOption, outOption } from './options.ts';

/** The commands for what visitors have sent. */
export function addLeads(program: Command, run: Runner): void {
  const leads = program.command('leads').description('look at what visitors have sent, export it, delete it');
  const add = (name: string, description: string) =>
    leads
      .command(name)
      .description(description)
      .addOption(leadsOption())
      .addOption(outOption('the folder of the built site, where no database may be'));
  add('list', 'list the newest leads')
    .addOption(sinceOption())
    .addOption(limitOption())
    .addOption(jsonOption())
    .action(run(async () => (await import('./commands/leads.ts')).listLeads));
  add('show', 'show one lead')
    .argument('<id>', 'its number', leadId)
    .addOption(jsonOption())
    .action(run(async () => (await import('./commands/leads.ts')).showLead));
  add('export', 'write all leads to stdout')
    .addOption(tableFormatOption())
    .addOption(separatorOption())
    .addOption(sinceOption())
    .action(run(async () => (await import('./commands/leads.ts')).exportLeads));
  add('delete', 'delete leads by their numbers')
    .argument('<id...>', 'the numbers', leadId)
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .action(run(async () => (await import('./commands/leads-delete.ts')).deleteById));
  add('erase', 'delete everything that a person has sent')
    .addOption(emailOption())
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .action(run(async () => (await import('./commands/leads-delete.ts')).eraseByEmail));
  add('purge', 'delete old leads')
    .addOption(olderThanOption())
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .action(run(async () => (await import('./commands/leads-delete.ts')).purge));
}
