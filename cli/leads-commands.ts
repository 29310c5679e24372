import { type Command, Option } from 'commander';
import { separators } from '../src/preparation.ts';
import { dryRunOption, jsonOption, leadsOption, outOption, type Runner, siteOption } from './options.ts';
import { age, date, email, leadId, wholeNumber } from './parsers.ts';

const sinceOption = () =>
  new Option('--since <date>', 'only what arrived on this day or later, such as 2026-11-01').argParser(date);

const leadsCommands = () => import('./commands/leads.ts');

/** Adds the commands for what visitors have sent. */
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
  addDeleting(add, run);
}

type Add = (name: string, description: string) => Command;

function addReading(add: Add, run: Runner): void {
  add('list', 'list the newest leads')
    .addOption(sinceOption())
    .option('--limit <number>', 'how many of the newest', wholeNumber, 50)
    .addOption(jsonOption())
    .action(run(async () => (await leadsCommands()).listLeads));
  add('show', 'show one lead')
    .argument('<id>', 'its number', leadId)
    .addOption(jsonOption())
    .action(run(async () => (await leadsCommands()).showLead));
  add('export', 'write all leads to stdout')
    .addOption(
      new Option('--format <format>', 'the format of the output').choices(['csv', 'json']).default('csv'),
    )
    .addOption(
      new Option('--separator <separator>', 'what separates the cells of csv')
        .choices(Object.keys(separators))
        .default(';'),
    )
    .addOption(sinceOption())
    .action(run(async () => (await leadsCommands()).exportLeads));
  add('backup', 'write all leads into a file, even while forms arrive')
    .argument('<file>', 'the file to write')
    .option('--force', 'overwrite a file of that name')
    .addOption(jsonOption())
    .action(run(async () => (await leadsCommands()).backUpLeads));
  add('restore', 'replace the leads by a backup, and keep them beside it')
    .argument('<file>', 'the backup')
    .addOption(jsonOption())
    .action(run(async () => (await leadsCommands()).restoreLeads));
}

function addDeleting(add: Add, run: Runner): void {
  add('delete', 'delete leads by their numbers')
    .argument('<id...>', 'the numbers', leadId)
    .addOption(dryRunOption('delete'))
    .addOption(jsonOption())
    .action(run(async () => (await leadsCommands()).deleteById));
  add('erase', 'delete everything that a person has sent')
    .addOption(
      new Option('--email <e-mail>', 'the address that the visitor gave')
        .argParser(email)
        .makeOptionMandatory(),
    )
    .addOption(dryRunOption('delete'))
    .addOption(jsonOption())
    .action(run(async () => (await leadsCommands()).eraseByEmail));
  add('purge', 'delete old leads')
    .addOption(
      new Option('--older-than <age>', 'the age, such as 90d, 12m or 2y')
        .argParser(age)
        .makeOptionMandatory(),
    )
    .addOption(dryRunOption('delete'))
    .addOption(jsonOption())
    .action(run(async () => (await leadsCommands()).purge));
}
