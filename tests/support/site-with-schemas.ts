import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { splitFrontMatter } from '../../src/content/load/front-matter.ts';
import { parseYaml } from '../../src/content/load/yaml.ts';
import { site } from './cli.ts';
import { agencyDir, projectDir } from './workspace.ts';

/** Copies the agency’s site with the frozen content into a folder, for `--site`. The code stays that of the project. */
export function copyAgency(folder: string): void {
  for (const part of ['src', 'templates', 'node_modules', 'package.json'])
    symlinkSync(join(projectDir, part), join(folder, part));
  cpSync(join(agencyDir, 'content'), join(folder, 'content'), { recursive: true });
}

/** Writes the schemas of a site. */
export function writeSchemas(folder: string): void {
  const { code, stderr } = site(['schema', '--site', folder]);
  if (code !== 0) throw new Error(stderr);
}

/** Creates what checks a file of the content with Ajv, against the schema that the settings of VS Code name for it. */
export function createSchemaCheck(folder: string): (file: string, text?: string) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addFormat('date', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
  ajv.addFormat('email', /^\S+@\S+\.\S+$/);
  ajv.addFormat('uri', /^[a-z]+:\S+$/);
  const json = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const names = readdirSync(join(folder, '.vscode/schemas'), { recursive: true, encoding: 'utf8' });
  const schemas = names.filter((name) => name.endsWith('.json')).map((name) => `.vscode/schemas/${name}`);
  for (const path of [...schemas, '.cache/schemas/names.json']) ajv.addSchema(json(path), `file:///${path}`);
  const mapping: [string, string[]][] = Object.entries(json('.vscode/settings.json')['yaml.schemas']);
  return (file, text = readFileSync(join(folder, 'content', file), 'utf8')) => {
    const [schema] = mapping.find(([, patterns]) => isMatch(`content/${file}`, patterns)) ?? [];
    const validate = ajv.getSchema(`file:///${schema}`);
    if (!validate) throw new Error(`There is no schema for ${file}.`);
    validate(file.endsWith('.md') ? splitFrontMatter(text).data : parseYaml(text));
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

/** Checks whether a path has one of the patterns and none of those that begin with `!`. */
function isMatch(path: string, patterns: readonly string[]): boolean {
  const signs: Record<string, string> = { '**/': '(?:.+/)?', '*': '[^/]*', '.': '\\.' };
  const isLike = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\*\*\/|[*.]/g, (sign) => signs[sign] ?? '')}$`).test(path);
  const refused = patterns.filter((one) => one.startsWith('!'));
  return patterns.some(isLike) && !refused.some((one) => isLike(one.slice(1)));
}
