import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { createHtmlChecker } from '../support/html-checker.ts';
import type { Findings } from './kind.ts';

const checker = createHtmlChecker();

/** What is wrong with a page: HTML that is not valid, or something in it that runs and is not ours. */
export async function htmlFindings(html: string): Promise<Findings> {
  const { results } = await checker.validateString(html);
  const messages = results.flatMap(({ messages }) => messages);
  const invalid = messages.map(
    ({ ruleId, message, selector }) => `HTML: ${ruleId}: ${message} (${selector})`,
  );
  const errors: string[] = [];
  const document = parse(html, { onParseError: ({ code }) => errors.push(`HTML: ${code}`) });
  return [...invalid, ...errors, ...runningIn(document)];
}

function runningIn(node: DefaultTreeAdapterTypes.Node): string[] {
  const own = 'attrs' in node ? node.attrs.flatMap((attribute) => running(attribute)) : [];
  const below = 'childNodes' in node ? node.childNodes.flatMap(runningIn) : [];
  return [...own, ...below];
}

function running({ name, value }: { name: string; value: string }): string[] {
  if (/^on/.test(name)) return [`runs: ${name}`];
  const isAddress = ['href', 'src', 'action', 'formaction'].includes(name);
  return isAddress && /^\s*(?:javascript|vbscript|data:text)/i.test(value)
    ? [`runs: ${value.slice(0, 60)}`]
    : [];
}
