import { Command } from 'commander';
import { version } from '../package.json';
import type { Run, RunCommand, Runner } from './host.ts';
import { leadsOption, smtpInsecureOption, trustProxyOption } from './leads-options.ts';
import { addLeads } from './leads-program.ts';
import {
  allOption,
  baseUrlOption,
  brotliOption,
  clockOption,
  contentOption,
  devPortOption,
  formatOption,
  formsOption,
  hostArgument,
  hostOption,
  jsonOption,
  languageOption,
  logOption,
  metricsOption,
  noCacheOption,
  openOption,
  outOption,
  portOption,
  previewOption,
  quietOption,
  rootOption,
  schemaOption,
  siteOption,
  strictOption,
  unitOption,
} from './options.ts';
import type { Output } from './output.ts';

/** The commands of `site`: names, options and help. The code of each is loaded when it is called. */
export function createProgram(
  output: Output,
  runCommand: RunCommand,
): { run(argv: readonly string[]): Promise<number> } {
  let exitCode = 0;
  const run: Runner =
    <O>(load: () => Promise<Run<O>>) =>
    async (...args: unknown[]) => {
      const self = args.at(-1) as Command;
      exitCode = await runCommand(load, { ...self.opts(), ...argumentsOf(self) } as O);
    };

  const program = createRoot(output);
  addBuilding(program, run);
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

function createRoot(output: Output): Command {
  return new Command('site')
    .description('Builds a website in several languages from a folder of content.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.result(text.trimEnd()),
      writeErr: (text) => output.note(text.trimEnd()),
    })
    .showHelpAfterError('(site --help lists commands and options)');
}

/** The arguments of a command by name, as if they were options. */
function argumentsOf(command: Command): Record<string, unknown> {
  return Object.fromEntries(
    command.registeredArguments.map((argument, at) => [argument.name(), command.processedArgs[at]]),
  );
}

/** The commands that make pages. */
function addBuilding(program: Command, run: Runner): void {
  program
    .command('dev')
    .description('show the site while you work on it, and what is wrong with it')
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(devPortOption())
    .addOption(hostOption())
    .addOption(openOption())
    .addOption(clockOption())
    .action(run(async () => (await import('./commands/dev.ts')).dev));
  const build = program
    .command('build')
    .description('build the site into dist/')
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(outOption('the folder to write'));
  addMaking(build).action(run(async () => (await import('./commands/build.ts')).build));
  const validate = program
    .command('validate')
    .description('check the content and the pages, and write nothing')
    .addOption(siteOption())
    .addOption(contentOption());
  addMaking(validate).action(run(async () => (await import('./commands/validate.ts')).validate));
}

/** Adds the options that the commands share which make the whole site. */
function addMaking(command: Command): Command {
  return command
    .addOption(baseUrlOption())
    .addOption(previewOption())
    .addOption(strictOption())
    .addOption(clockOption())
    .addOption(formatOption())
    .addOption(jsonOption())
    .addOption(allOption())
    .addOption(quietOption())
    .addOption(noCacheOption());
}

/** The commands that look at what was made. */
function addAsking(program: Command, run: Runner): void {
  program
    .command('routes')
    .description('list the pages and their addresses')
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(jsonOption())
    .action(run(async () => (await import('./commands/routes.ts')).routes));
  program
    .command('search')
    .description('search the site as a visitor would')
    .argument('<query>', 'the words to look for')
    .addOption(siteOption())
    .addOption(contentOption())
    .addOption(languageOption())
    .addOption(jsonOption())
    .action(run(async () => (await import('./commands/search.ts')).search));
  program
    .command('forms')
    .description('show what the forms of the built site take and send')
    .addOption(siteOption())
    .addOption(outOption('the built site'))
    .addOption(jsonOption())
    .addOption(schemaOption())
    .action(run(async () => (await import('./commands/forms.ts')).forms));
  program
    .command('media')
    .description('remake icons, fonts or loops')
    .argument('<kind>', 'icons, fonts or loops')
    .argument('[names...]', 'the loops to remake (default: all)')
    .addOption(siteOption())
    .action(run(async () => (await import('./commands/media.ts')).media));
}

/** The commands that put the site on the internet. */
function addServing(program: Command, run: Runner): void {
  program
    .command('serve')
    .description('serve the built site and receive its forms')
    .addOption(siteOption())
    .addOption(outOption('the folder to serve'))
    .addOption(portOption())
    .addOption(hostOption())
    .addOption(logOption())
    .addOption(metricsOption())
    .addOption(leadsOption())
    .addOption(trustProxyOption())
    .addOption(smtpInsecureOption())
    .action(run(async () => (await import('./commands/serve.ts')).serve));
  program
    .command('hosting')
    .description('print settings for nginx, Caddy or systemd, made from the built site')
    .addArgument(hostArgument())
    .addOption(siteOption())
    .addOption(outOption('the built site'))
    .addOption(rootOption())
    .addOption(formsOption())
    .addOption(brotliOption())
    .addOption(unitOption())
    .action(run(async () => (await import('./commands/hosting.ts')).hosting));
}
