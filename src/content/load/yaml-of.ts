import { parseYaml } from './yaml.ts';

/** Writes a value on one line: plain where YAML reads the same from it, and in quotes elsewhere. */
export function yamlOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(yamlOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, part]) => `${key}: ${yamlOf(part)}`);
    return `{ ${entries.join(', ')} }`;
  }
  if (value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  try {
    // Many readers take digits for a number, whatever stands before them.
    if (!/^\d*$/.test(value) && parseYaml(`key: ${value}`).key === value) return value;
  } catch {
    // It needs quotes.
  }
  return JSON.stringify(value);
}
