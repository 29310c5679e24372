import { type Command, Option } from 'commander';
import { contentOption, dryRunOption, langOption, type Runner, siteOption } from './options.ts';
import { perLanguage } from './parsers.ts';

/** Adds the commands that change content or help to write it. On a terminal they ask for arguments that are missing. */
export function addEditing(program: Command, run: Runner, isTerminal: boolean): void {
  const needed = (name: string) => (isTerminal ? `[${name}]` : `<${name}>`);
  program
    .command('new')
    .description(
      'make the files of a new page in all languages: a draft that is valid, with a comment at each key',
    )
    .argument(needed('kind'), 'the kind of page, or the folder of such pages')
    .argument(needed('name'), 'the name of its files: lowercase letters a to z, digits and hyphens')
    .addOption(perLanguageOption('title', 'its title in a language'))
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(dryRunOption('change'))
    .addOption(langOption())
    .action(run(async () => (await import('./commands/new.ts')).newCommand));
  program
    .command('rename')
    .description(
      'rename the files of a page in all languages, and all that refers to it; an address that changes still leads to it',
    )
    .argument(needed('page'), 'the page: its id, its address or one of its files')
    .argument(needed('name'), 'its new name; with a folder, such as services/seo, it moves there')
    .addOption(perLanguageOption('slug', 'the new last part of its address in a language'))
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(dryRunOption('change'))
    .addOption(langOption())
    .action(run(async () => (await import('./commands/rename.ts')).rename));
  program
    .command('remove')
    .description(
      'remove the files of a page in all languages; its addresses, and the links and keys that name it, lead to another page; where that page would link to itself or be listed twice, nothing is changed and the places are named',
    )
    .argument(needed('page'), 'the page: its id, its address or one of its files')
    .option('--to <page>', 'a page that takes over, https://… or gone; a draft with no links needs none')
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(dryRunOption('change'))
    .addOption(langOption())
    .action(run(async () => (await import('./commands/remove.ts')).remove));
  addSchema(program, run);
}

function addSchema(program: Command, run: Runner): void {
  program
    .command('schema')
    .description('write JSON Schemas of the content, which help editors such as VS Code')
    .addOption(siteOption())
    .option('--check', 'write nothing, and fail if something is out of date')
    .addOption(
      langOption(
        'the language of the descriptions (default: that of the present schemas, or of what is printed)',
      ),
    )
    .action(run(async () => (await import('./commands/schema.ts')).schema));
}

const perLanguageOption = (name: string, description: string) =>
  new Option(`--${name} <language=text>`, `${description}, such as en=…; once for each language`).argParser(
    perLanguage,
  );
