import { type Explanation, exampleLines } from './explain.ts';
import { messageOf } from './format.ts';
import type { Diagnostic } from './report.ts';

/** How sure the tool is: warnings point at what is probably a mistake. */
const precision = { error: 'very-high', warning: 'high' } as const;

/**
 * Describes a kind of problem for code scanners: the name by its code, why it matters, and an example. GitHub requires all three
 * (docs.github.com, “SARIF support for code scanning”). A problem that a site does not list explains itself.
 */
export function sarifRule(problem: Diagnostic, explanation: Explanation | undefined): object {
  const { code, severity } = problem;
  const { what, why, fix } = messageOf(explanation?.problem ?? problem);
  const words = `${what} ${why} ${fix}`;
  const lines = exampleLines(explanation ?? {});
  return {
    id: code,
    shortDescription: { text: nameOf(code) },
    fullDescription: { text: why },
    help:
      lines.length > 0
        ? {
            text: [words, '', ...lines].join('\n'),
            markdown: [escapeMarkdown(words), '', '````diff', ...lines, '````'].join('\n'),
          }
        : { text: words, markdown: escapeMarkdown(words) },
    defaultConfiguration: { level: severity },
    properties: { 'problem.severity': severity, precision: precision[severity] },
  };
}

/** `unknown-key` → `Unknown key`. */
function nameOf(code: string): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Shows the signs of Markdown and HTML as they are. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
