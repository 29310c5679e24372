import { describe, expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { tinyCopy } from '../support/tiny-site.ts';

/** Schemas of zod alone, values that do not fit them, and what is said to fit. */
const rules: readonly [schema: string, value: string, wanted: string][] = [
  ['z.string().regex(/^[A-Z]{3}$/)', 'eur', 'text that must match pattern /^[A-Z]{3}$/'],
  ["z.string().regex(/^[A-Z]{3}$/, 'three capitals')", 'eur', 'three capitals'],
  ["z.string().startsWith('is-')", 'en-1', 'text that must start with "is-"'],
  ['z.iso.date()', '"soon"', 'a day, such as 2026-12-24'],
  ['z.iso.time()', 'noon', 'a time, such as 09:30'],
  ['z.hostname()', '"-"', 'the name of a host, such as example.org'],
  ["z.string().refine((it) => it !== 'x', 'any letter but x')", 'x', 'any letter but x'],
  ["z.string().refine((it) => it !== 'x')", 'x', 'text'],
  ["z.union([z.literal('a'), z.number()])", 'x', '“a” or a number'],
  ["z.union([z.literal(['a', 'b']), z.int()])", 'x', '“a” or “b” or a whole number'],
  ['z.number().multipleOf(50)', '79', 'a multiple of 50'],
];

describe('values that do not fit schemas without descriptions', () => {
  it('are told what would fit, each at its line', () => {
    const keys = rules.map(([schema], at) => `key${at}: ${schema}`).join(', ');
    const folder = tinyCopy(
      { file: 'templates/site.ts', replace: 'brand: z.string()', with: `brand: z.string(), ${keys}` },
      {
        file: 'content/site.yaml',
        replace: /$/,
        with: rules.map(([, value], at) => `key${at}: ${value}\n`).join(''),
      },
    );
    const { stdout } = site(['validate', '--json', '--site', folder]);
    expect(JSON.parse(stdout).problems).toEqual(
      rules.map(([, , wanted], at) =>
        expect.objectContaining({ code: 'wrong-format', line: 3 + at, why: `It holds: ${wanted}.` }),
      ),
    );
  });
});
