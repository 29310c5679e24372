import { type FormFacts, noForms, outputFolder, receivedForms, webhookSchema } from '../../src/index.ts';
import type { Phrase } from '../../src/preparation.ts';
import type { Host } from '../host.ts';
import { table } from '../output.ts';

interface FormsOptions {
  site?: string;
  out?: string;
  json?: boolean;
  schema?: boolean;
}

/** Shows what the forms of the built site take and send; returns 1 if there is no built site. */
export async function forms(
  options: FormsOptions,
  { output, translator, environment, loadSite }: Host,
): Promise<number> {
  const out = outputFolder(options, environment.cwd);
  const received = receivedForms(out.path, ((await loadSite()).forms ?? noForms).forms);
  if (!received) {
    output.note(translator.phrase(`There is no built site in ${out.shown}. Run “npx site build” first.`));
    return 1;
  }
  if (options.schema) output.result(JSON.stringify(webhookSchema(received), null, 2));
  else if (options.json) output.result(JSON.stringify(received));
  else if (received.length === 0) output.note(translator.phrase('The site has no forms.'));
  else for (const line of linesOf(received, translator.phrase)) output.result(line);
  return 0;
}

function linesOf(received: readonly FormFacts[], phrase: Phrase): string[] {
  const pages = received.flatMap(({ name, action, pages }) =>
    Object.entries(pages).map(([locale, address]) => [name, locale, address, action]),
  );
  const fields = received.flatMap((form) =>
    form.fields.map((field) => {
      const { name, kind, maxLength = '', options = [] } = field;
      const optionNames = options.map((option) => option.name).join(', ');
      return [form.name, name, kind, phrase(requiredText(field)), maxLength, optionNames];
    }),
  );
  return [
    ...table([['form', 'language', 'page', 'posted to'].map(phrase), ...pages]),
    '',
    ...table([['form', 'field', 'kind', 'required', 'at most', 'options'].map(phrase), ...fields]),
  ];
}

function requiredText({ required, when }: FormFacts['fields'][number]): string {
  if (!required) return '';
  return when ? 'when shown' : 'yes';
}
