import type { Artifact } from '../../artifact.ts';
import { DefinitionError } from '../../define/definition-error.ts';
import { given } from '../../define/given.ts';
import type { RenderContext } from './resolvers.ts';

/** The kinds of texts. Scripts, styles and pages have ways of their own to be published. */
const endings = ['json', 'txt', 'xml'];

/**
 * Renders the text files at fixed addresses (`texts` of the definition).
 *
 * @throws DefinitionError for a path or a text that cannot be published
 */
export function renderTexts({ site, ...context }: RenderContext): Artifact[] {
  const texts = given('“texts”', site.texts?.(context) ?? {}, ['an object']);
  return Object.entries(texts).map(([path, body]) => {
    if (
      !/^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.[a-z]+$/.test(path) ||
      !endings.includes(endingOf(path))
    )
      throw new DefinitionError(
        `“texts” gave a file “${path}”. Its path must consist of lowercase letters a to z, digits and hyphens, and end in ${endings.map((one) => `.${one}`).join(', ')}.`,
      );
    if (typeof body !== 'string') throw new DefinitionError(`“texts” must give “${path}” as a text.`);
    return { path, body };
  });
}

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
