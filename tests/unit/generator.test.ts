import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../../templates/site.ts';
import { readModules } from '../support/module-graph.ts';
import { projectDir } from '../support/workspace.ts';

/** The languages that the generator brings for sites, and those in which it speaks to people, with examples of any site. */
const languages =
  /^(?:src\/(?:locales|diagnostics\/(?:examples|icelandic))\/|src\/diagnostics\/(?:catalogue|labels|translation)\.ts|src\/dev\/client\/words\.ts|cli\/(?:language|icelandic.*|commands\/translator)\.ts)/;

/** The code of the generator without its comments, by file. */
const code = readModules('cli', 'src')
  .filter(({ file }) => !languages.test(file))
  .map(({ file }) => {
    const text = readFileSync(join(projectDir, file), 'utf8');
    return { file, text: text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '') };
  });

const forms = site.forms?.forms ?? [];

/** What this site calls its parts. */
const names = {
  'kinds of pages': Object.keys(site.pages),
  'files of content': [...Object.keys(site.data.own), ...Object.keys(site.data.shared)],
  forms: forms.map(({ rules }) => rules.name),
  fields: forms.flatMap(({ rules }) => Object.keys(rules.fields)),
  islands: Object.keys(site.scripts?.islands ?? {}),
  languages: site.locales.flatMap(({ id, name, prefix }) => [id, name, prefix || id]),
};

/** Names that are words of the generator as well, and what they mean there. */
const ownWords = {
  page: 'a page of any kind',
  home: 'the role of a page',
  'not-found': 'the role of a page',
  quote: 'a quotation mark',
  search: 'what a site has, and the command',
  terms: 'words that are searched for',
  site: 'the site, and the command',
  name: 'a key of many things',
  description: 'a key of every page',
  message: 'what is said of a problem',
  email: 'a kind of field',
  phone: 'a kind of field',
  cookies: 'what scripts of others store',
};

describe('the generator', () => {
  it.each(Object.entries(names))('names none of the %s of this site', (_, all) => {
    expect(all.length).toBeGreaterThan(0);
    const foreign = [...new Set(all)].filter((name) => !Object.hasOwn(ownWords, name));
    const found = foreign.flatMap((name) => {
      const quoted = new RegExp(`(['"\`])${name}\\1|\\b${name}: ['"\`{[(]|\\b[A-Z]\\w+\\b(?<=\\b${name})`);
      return code.filter(({ text }) => quoted.test(text)).map(({ file }) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  it('has no words of this site in what it says', () => {
    const words = /\b(?:hemja|kennitala|icelandic|english|isk|krónur)\b/i;
    expect(code.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
