import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { examplesOf } from '../../../src/content/model/described.ts';
import { schemaFiles } from '../../../src/content/schema/schema-files.ts';
import { translateSchema } from '../../../src/content/schema/translate-schema.ts';
import { metaOf, optionsOf } from '../../../src/define/walk.ts';
import { loadTranslator } from '../../../src/diagnostics/translation.ts';
import { site } from '../../../templates/site.ts';
import { projectDir } from '../../support/workspace.ts';

const phrases = site.phrases?.is ?? {};
const { phrase: translate, learn } = await loadTranslator('is');
learn(phrases);

/** What the generator and the parts of `templates/` put behind a description. */
const endings = [
  /; keep \{.*$/,
  /; lowercase letters a to z, digits and hyphens$/,
  /: a day, or a day and a time in UTC$/,
  /; each is whole, .*$/,
  /; a star at the end .*$/,
  /, written so in every language$/,
  /, for a (?:singular|plural) number$/,
  /, as it stands in .*$/,
  /$/,
];

/** A description, and what it was before each ending. */
const steps = (text: string) =>
  endings.map((_, count) => endings.slice(0, count).reduce((rest, ending) => rest.replace(ending, ''), text));

/** A schema and all below it. */
const schemasIn = (schema: z.ZodType): z.ZodType[] => [schema, ...insideOf(schema).flatMap(schemasIn)];

function insideOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return [schema.unwrap() as z.ZodType];
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodRecord) return [schema.keyType as z.ZodType, schema.valueType as z.ZodType];
  if (schema instanceof z.ZodDiscriminatedUnion) return optionsOf(schema).map((option) => option.schema);
  return schema instanceof z.ZodObject ? Object.values(schema.shape) : [];
}

const data = [...Object.values(site.data.shared), ...Object.values(site.data.own)];
const schemas = [...data, ...Object.values(site.pages)].flatMap(({ schema }) => schemasIn(schema));

const descriptions = new Set([
  ...data.map(({ holds }) => holds),
  ...schemas.flatMap((schema) => metaOf(schema).description ?? []),
  ...Object.entries(site.references ?? {}).flatMap(([kind, { where }]) => [
    kind,
    ...(where.includes(' ') ? [where] : []),
  ]),
]);

const textsOf = (folder: string) =>
  readdirSync(join(projectDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('examples/'))
    .map((file) => readFileSync(join(projectDir, folder, file), 'utf8'));

const examples = schemas.flatMap((schema) => examplesOf(schema).filter((one) => typeof one === 'string'));

/** The generator has its own translations. */
const generator = new Set(
  textsOf('src').flatMap((text) => [...text.matchAll(/'([^'\n]*)'/g)].map(([, inner]) => inner)),
);
const isOfGenerator = (text: string) => /^What the option “.*” is called$/.test(text) || generator.has(text);

/** The sentences in the code of the checks, with a number for each value, and those with a suggestion before them. */
const sentences = textsOf('templates/checks').flatMap((text) =>
  [...text.replaceAll(/\/\*\*.*?\*\/|\/\/ .*/gs, '').matchAll(/'([^'\n]*)'|`([^`]+)`/g)]
    .map(([, plain, filled = '']) => plain ?? filled)
    .filter((one) => one.includes(' '))
    .flatMap((one) => ['Did you mean “7”? ', ''].map((asked) => one.replace(/^\$\{didYouMean.*?\}/, asked)))
    .map((one) => one.replaceAll(/\$\{[^}]*\}/g, '7'))
    .filter((one) => /[a-z]{3}/.test(one)),
);

it('has Icelandic for each description of the schemas of the site', () => {
  const own = [...descriptions].filter((text) => !steps(text).some(isOfGenerator));
  expect(own.filter((text) => steps(text).every((one) => translate(one) === one))).toEqual([]);
});

it('has Icelandic for all that editors show of the schemas', () => {
  /** The texts of a schema, each as often as it is there. Words that may be written are none. */
  const texts: string[] = [];
  const collect = (text: string) => {
    texts.push(text);
    return text;
  };
  for (const { schema } of schemaFiles(site)) translateSchema(schema, collect);
  expect(texts.length).toBeGreaterThan(1000);
  const isSame = new Set(['', ...examples]);
  expect([...new Set(texts)].filter((text) => translate(text) === text && !isSame.has(text))).toEqual([]);
});

it('has Icelandic for each sentence of the checks of the site', () => {
  expect(sentences.filter((text) => translate(text) === text)).toEqual([]);
});

it('has no Icelandic for what is not said', () => {
  const said = new Set([...[...descriptions].flatMap(steps), ...sentences, ...examples]);
  const isSaid = (english: string) => {
    const parts = english.split(/\{\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    const pattern = new RegExp(`^${parts.join('.*')}$`);
    return said.has(english) || [...said].some((text) => pattern.test(text));
  };
  expect(Object.keys(phrases).filter((english) => !isSaid(english))).toEqual([]);
});

it('writes Icelandic as it is written, with the values and the first letter of the English', () => {
  const slots = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
  const isSmall = (text: string) => /^\p{Ll}/u.test(text);
  const wrong = Object.entries(phrases).filter(
    ([english, icelandic]) =>
      /”|“[^“„]*“|\s$/.test(icelandic) ||
      isSmall(icelandic) !== isSmall(english) ||
      icelandic.endsWith('.') !== english.endsWith('.') ||
      slots(icelandic).some((name) => !slots(english).includes(name)),
  );
  expect(wrong).toEqual([]);
});
