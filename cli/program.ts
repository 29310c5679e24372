import { Argument, Command, type HelpConfiguration, Option } from 'commander';
import { version } from '../package.json';
import { formats, hostNames, type Phrase } from '../src/preparation.ts';
import { addEditing } from './edit-commands.ts';
import type { Run, RunCommand } from './host.ts';
import { addLeads } from './leads-commands.ts';
import {
  clockOption,
  contentOption,
  hostOption,
  jsonOption,
  langOption,
  leadsOption,
  outOption,
  type Runner,
  siteOption,
} from './options.ts';
import type { Output } from './output.ts';
import { baseUrl, origin, port, unitName } from './parsers.ts';

interface Surroundings {
  output: Output;
  /** Translates help, and what is said of wrong usage. */
  phrase: Phrase;
  isTerminal?: boolean;
}

/** Creates the commands of `site`: names, options and help. The code of each is loaded when it is called. */
export function createProgram(
  runCommand: RunCommand,
  { output, phrase, isTerminal = false }: Surroundings,
): { run(argv: readonly string[]): Promise<number> } {
  let exitCode = 0;
  const run: Runner =
    <O>(load: () => Promise<Run<O>>) =>
    async (...args: unknown[]) => {
      const self = args.at(-1) as Command;
      exitCode = await runCommand(load, { ...self.opts(), ...argumentsOf(self) } as O);
    };
  const program = new Command('npx site')
    .description('Builds a website in several languages from a folder of content.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.result(text.trimEnd()),
      writeErr: (text) => output.note(text.trimEnd()),
      outputError: (text, write) => write(text.split('\n').map(phrase).join('\n')),
    })
    .configureHelp(helpIn(phrase))
    .showHelpAfterError(phrase('(npx site --help lists commands and options)'));
  addBuilding(program, run);
  addListing(program, run);
  addTranslations(program, run);
  addEditing(program, run, isTerminal);
  addAsking(program, run);
  addServing(program, run);
  addLeads(program, run);
  return {
    async run(argv) {
      await program.parseAsync([...argv]);
      return exitCode;
    },
  };
}

/** Translates all that help consists of, but names. */
function helpIn(phrase: Phrase): HelpConfiguration {
  const words = (term: string) => term.replace(/(?<=[<[])[^<>[\].]+/g, phrase);
  return {
    ...{ minWidthToWrap: 30, styleTitle: phrase, styleUsage: words },
    ...{ styleArgumentTerm: phrase, styleOptionTerm: words, styleSubcommandTerm: words },
    ...{ styleCommandDescription: phrase, styleSubcommandDescription: phrase },
    ...{ styleArgumentDescription: phrase, styleOptionDescription: phrase },
  };
}

/** Returns the arguments of a command by name, as if they were options. */
function argumentsOf(command: Command): Record<string, unknown> {
  return Object.fromEntries(
    command.registeredArguments.map((argument, at) => [argument.name(), command.processedArgs[at]]),
  );
}

/** Adds the commands that make pages. */
function addBuilding(program: Command, run: Runner): void {
  program
    .command('dev')
    .description('show the site while you work on it, and what is wrong with it')
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(
      new Option('--port <number>', 'the port to listen on; without it the first free one from 4321')
        .argParser(port)
        .env('PORT'),
    )
    .addOption(hostOption())
    .option('--open', 'open the site in a browser')
    .option('--no-drafts', 'leave out what is not published, as a build does')
    .addOption(clockOption())
    .addOption(langOption())
    .action(run(async () => (await import('./commands/dev.ts')).dev));
  const build = program
    .command('build')
    .description('build the site into dist/')
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(outOption('the folder to write'));
  addMaking(build)
    .option(
      '--admin',
      'add the visual editor of the content at /admin/, which saves where “repository” of site.yaml says',
    )
    .action(run(async () => (await import('./commands/build.ts')).build));
  const validate = program
    .command('validate')
    .description('check the content and the pages, and write nothing')
    .addOption(siteOption())
    .addOption(contentOption());
  addMaking(validate)
    .option('--fix', 'write into the content what is exactly known to be right, and change nothing else')
    .action(run(async () => (await import('./commands/validate.ts')).validate));
}

/** Adds the options of the commands that make the whole site. */
function addMaking(command: Command): Command {
  return command
    .option('--base-url <url>', 'where the site will be published', baseUrl)
    .option('--preview', 'build a preview, which search engines must not list')
    .option(
      '--drafts',
      'include drafts, scheduled and expired pages, as a preview does; search engines must not list the site',
    )
    .option('--no-drafts', 'leave them out of a preview too')
    .option('--strict', 'treat warnings as errors')
    .addOption(clockOption())
    .addOption(
      new Option(
        '--format <format>',
        'how problems are printed; json is one document with everything, sarif one for code scanners',
      ).choices(formats),
    )
    .addOption(jsonOption())
    .option('--all', 'print every problem, and not only the first 20 of a kind in a file and 200 in all')
    .addOption(langOption())
    .option('--quiet', 'print problems only')
    .option('--no-cache', 'make everything anew, the compiled code too, and keep nothing for the next build');
}

/** Adds the commands that list pages. */
function addListing(program: Command, run: Runner): void {
  program
    .command('routes')
    .description('list the pages and their addresses')
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(jsonOption())
    .addOption(langOption())
    .action(run(async () => (await import('./commands/routes.ts')).routes));
  program
    .command('list')
    .description('list the pages that are not published')
    .addArgument(new Argument('[state]', 'only these').choices(['drafts', 'scheduled', 'expired']))
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(clockOption())
    .addOption(jsonOption())
    .addOption(langOption())
    .action(run(async () => (await import('./commands/list.ts')).list));
}

/** Adds the command that compares languages. */
function addTranslations(program: Command, run: Runner): void {
  program
    .command('translations')
    .description('show the texts that another language has changed and that have not followed')
    .addArgument(new Argument('[pages...]', 'only those of these pages or data files'))
    .option('--ack', 'settle them: they still say the same')
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(jsonOption())
    .addOption(langOption())
    .action(run(async () => (await import('./commands/translations.ts')).translations));
}

/** Adds the commands that look at what was made. */
function addAsking(program: Command, run: Runner): void {
  program
    .command('explain')
    .description('explain a problem by an example, or list all problems')
    .addArgument(new Argument('[code]', 'the code that stands beside the problem, such as unknown-key'))
    .addOption(siteOption())
    .addOption(jsonOption())
    .addOption(langOption())
    .action(run(async () => (await import('./commands/explain.ts')).explainCode));
  program
    .command('search')
    .description('search the site as a visitor would')
    .argument('<query>', 'the words to look for')
    .addOption(siteOption())
    .addOption(contentOption())
    .option('--lang <language>', 'the language to search in (default: that of /)')
    .addOption(jsonOption())
    .action(run(async () => (await import('./commands/search.ts')).search));
  program
    .command('forms')
    .description('show what the forms of the built site take and send')
    .addOption(siteOption())
    .addOption(outOption('the built site'))
    .addOption(jsonOption())
    .addOption(
      new Option('--schema', 'print a JSON Schema of what the receiver of a webhook gets').conflicts('json'),
    )
    .action(run(async () => (await import('./commands/forms.ts')).forms));
  program
    .command('media')
    .description('remake icons, fonts or loops')
    .argument('<kind>', 'icons, fonts or loops')
    .argument('[names...]', 'the loops to remake (default: all)')
    .addOption(siteOption())
    .action(run(async () => (await import('./commands/media.ts')).media));
}

/** Adds the commands that put the site on the internet. */
function addServing(program: Command, run: Runner): void {
  program
    .command('serve')
    .description('serve the built site and receive its forms')
    .addOption(siteOption())
    .addOption(outOption('the folder to serve'))
    .addOption(
      new Option('--port <number>', 'the port to listen on').argParser(port).env('PORT').default(4173),
    )
    .addOption(hostOption())
    .option('--log', 'print each answer: method, path, status, duration; nothing about the visitor')
    .option(
      '--metrics',
      'serve figures for Prometheus at /_metrics to this machine or, with METRICS_TOKEN, to whoever sends it',
    )
    .addOption(leadsOption())
    .option(
      '--trust-proxy',
      'trust the last value of X-Forwarded-For and X-Forwarded-Proto; for servers behind a proxy',
    )
    .option('--smtp-insecure', 'send mail without TLS, to a mail server on this machine')
    .action(run(async () => (await import('./commands/serve.ts')).serve));
  program
    .command('hosting')
    .description('print settings for nginx, Caddy or systemd, made from the built site')
    .addArgument(new Argument('<server>', 'the server to print settings for').choices(hostNames))
    .addOption(siteOption())
    .addOption(outOption('the built site'))
    .option('--root <dir>', 'where the built site is on the server (default: the folder of --out)')
    .option('--forms <url>', 'where “npx site serve” takes forms, such as http://127.0.0.1:4173', origin)
    .option('--brotli', 'nginx has the module brotli_static')
    .option('--name <name>', 'what systemd calls the service', unitName, 'site')
    .action(run(async () => (await import('./commands/hosting.ts')).hosting));
}
