import type { Command } from 'commander';
import type { Runner } from './host.ts';
import {
  dryRunOption,
  emailOption,
  forceOption,
  leadId,
  leadsOption,
  limitOption,
  olderThanOption,
  separatorOption,
  sinceOption,
  tableFormatOption,
} from './leads-options.ts';
import { jsonOption, outOption, siteOption } from './options.ts';

type Add = (name: string, description: string) => Command;

/** The commands for what visitors have sent. */
export function addLeads(program: Command, run: Runner): void {
  const leads = program
    .command('leads')
    .description('show, export, back up and delete what visitors have sent');
  const add: Add = (name, description) =>
    leads
      .command(name)
      .description(description)
      .addOption(siteOption())
      .addOption(leadsOption())
      .addOption(outOption('the folder of the built site, where no database may be'));
  addReading(add, run);
  addKeeping(add, run);
  addDeleting(add, run);
}

function addReading(add: Add, run: Runner): void {
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
}

function addKeeping(add: Add, run: Runner): void {
  add('backup', 'write all leads into a file, even while forms arrive')
    .argument('<file>', 'the file to write')
    .addOption(forceOption())
    .addOption(jsonOption())
    .action(run(async () => (await import('./commands/leads-backup.ts')).backUpLeads));
  add('restore', 'replace the leads by a backup, and keep them beside it')
    .argument('<file>', 'the backup')
    .addOption(jsonOption())
    .action(run(async () => (await import('./commands/leads-backup.ts')).restoreLeads));
}

function addDeleting(add: Add, run: Runner): void {
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
