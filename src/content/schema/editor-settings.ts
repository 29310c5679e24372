import { applyEdits, modify, type ParseError, parse } from 'jsonc-parser';
import { yamlExtension } from './front-matter-extension.ts';
import { type SchemaFile, schemaFolder } from './schema-files.ts';

/** The files of VS Code, below the folder of the site. Editors keep settings of their own in them. */
export const settingsFile = '.vscode/settings.json';
export const extensionsFile = '.vscode/extensions.json';

/** A file of settings that is not JSON, so that nothing can be added to it. */
export class SettingsProblem extends Error {}

type Path = (string | number)[];

/**
 * Maps the schemas to the files of the content. Every other setting and comment stays, and so do schemas of others.
 *
 * @param text the present settings
 * @throws SettingsProblem
 */
export function settingsWith(text: string, schemas: readonly SchemaFile[]): string {
  const mapped = schemas.filter(({ matches }) => matches.length > 0);
  const patterns = new Map(
    mapped.map(({ path, matches }) => [path, matches.map((one) => one.replace(/^!?/, '$&content/'))]),
  );
  const key = 'yaml.schemas';
  const present = read(text, settingsFile)[key];
  const old = Object.keys(present ?? {}).filter(
    (path) => path.startsWith(schemaFolder) && !patterns.has(path),
  );
  const removed = old.reduce((edited, path) => set(edited, [key, path], undefined), text);
  return [...patterns].reduce((edited, [path, value]) => set(edited, [key, path], value), removed);
}

/**
 * Recommends the YAML extension, unless the site advises against it. @throws SettingsProblem
 *
 * @param text the present recommendations
 */
export function extensionsWith(text: string): string {
  const { recommendations, unwantedRecommendations } = read(text, extensionsFile);
  const named = [recommendations, unwantedRecommendations].flat();
  if (named.includes(yamlExtension)) return text;
  if (!Array.isArray(recommendations)) return set(text, ['recommendations'], [yamlExtension]);
  return set(text, ['recommendations', recommendations.length], yamlExtension);
}

function read(text: string, file: string): Record<string, unknown> {
  const errors: ParseError[] = [];
  const value = parse(text, errors, { allowTrailingComma: true });
  if (errors.length === 0 && typeof value === 'object' && value !== null && !Array.isArray(value))
    return value;
  throw new SettingsProblem(`${file} is not a JSON object. Mend it, or remove it.`);
}

/** Changes one value. Writes nothing where it is the same already. */
function set(text: string, path: Path, value: unknown): string {
  const before = path.reduce<unknown>(
    (at, step) => Object(at)[step],
    parse(text, [], { allowTrailingComma: true }),
  );
  if (JSON.stringify(before) === JSON.stringify(value)) return text;
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n', insertFinalNewline: true };
  return applyEdits(text, modify(text, path, value, { formattingOptions }));
}
