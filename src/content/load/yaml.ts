import {
  boolCoreTag,
  defineScalarTag,
  EVENT_SCALAR,
  FAILSAFE_SCHEMA,
  getScalarValue,
  load,
  NOT_RESOLVED,
  nullCoreTag,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml';
import type { Code } from '../../diagnostics/index.ts';
import { findDamage } from './damaged-letters.ts';
import { findUnprintable } from './unprintable.ts';
import { findCause } from './yaml-cause.ts';

/**
 * Numbers are whole and written with digits only. Anything else stays text, so that `79.000`, `017`, `9:00` and
 * `1e3` reach the schema as they were written instead of as 79, 15, 540 and 1000.
 */
const plainInteger = defineScalarTag('tag:yaml.org,2002:int', {
  implicit: true,
  implicitFirstChars: [...'-0123456789'],
  resolve: (source) => (/^(?:0|-?[1-9]\d{0,14})$/.test(source) ? Number(source) : NOT_RESOLVED),
  identify: () => false,
});

/** Text, lists, maps, null, true, false and plain integers: the part of YAML 1.2 that content needs. */
const contentSchema = FAILSAFE_SCHEMA.withTags(nullCoreTag, boolCoreTag, plainInteger);

/** Deep enough for any page, shallow enough for the stack. */
const maxDepth = 40;

/** Why a text is not YAML, and where: an offset into the text. */
export class YamlProblem extends Error {
  /** What is there, or what is wrong with it. */
  readonly detail: string;
  /** What to write instead, where that is known. */
  readonly fix: string;
  /** The text that only lacks quotes around it. */
  readonly unquoted: string | undefined;

  constructor(
    readonly code: Extract<Code, `yaml-${string}`>,
    readonly offset: number,
    {
      detail = '',
      fix = '',
      unquoted,
    }: { detail?: string; fix?: string | undefined; unquoted?: string } = {},
  ) {
    super(`${code} ${detail}`);
    this.detail = detail;
    this.fix = fix;
    this.unquoted = unquoted;
  }
}

/**
 * The keys of a YAML text.
 *
 * @throws YamlProblem if it is not YAML, not a map, or uses aliases
 */
export function parseYaml(text: string): Record<string, unknown> {
  try {
    refuseAliases(text);
    refuseReservedKeys(text);
    refuseCutTexts(text);
    refuseUnprintable(text);
    const value = load(text, { schema: contentSchema, maxDepth });
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new YamlProblem('yaml-not-a-map', 0);
    }
    return value as Record<string, unknown>;
  } catch (error) {
    throw error instanceof YamlProblem ? error : asProblem(error, text);
  }
}

/**
 * Writes a text as a value of YAML: in quotes, if it would be read as another value, such as a number, without.
 *
 * @param text letters that mean nothing to YAML, such as the id of a page
 */
export const yamlText = (text: string): string =>
  typeof parseYaml(`key: ${text}`).key === 'string' ? text : `"${text}"`;

/** Aliases are refused before anything is built from them, so that a bomb never unfolds. */
function refuseAliases(text: string): void {
  if (!/[&*]/.test(text)) return;
  for (const event of parseEvents(text, { maxDepth })) {
    if ('anchorStart' in event && event.anchorStart >= 0)
      throw new YamlProblem('yaml-alias', event.anchorStart);
  }
}

/** zod passes over this key in silence, and a careless copy would write it into every object. */
const reservedKey = '__proto__';

function refuseReservedKeys(text: string): void {
  if (!text.includes(reservedKey)) return;
  for (const event of parseEvents(text, { maxDepth })) {
    if (event.type !== EVENT_SCALAR || getScalarValue(text, event) !== reservedKey) continue;
    throw new YamlProblem('yaml-reserved-key', event.valueStart, { detail: reservedKey });
  }
}

/** In double quotes, an escape can stand for a character that the text itself may not hold. */
function refuseUnprintable(text: string): void {
  if (!/\\[^\s"]/.test(text)) return;
  for (const event of parseEvents(text, {})) {
    if (event.type !== EVENT_SCALAR || event.style !== SCALAR_STYLE.DOUBLE_QUOTED) continue;
    const value = getScalarValue(text, event);
    const [damage] = findDamage(value);
    if (damage)
      throw new YamlProblem('yaml-damaged', event.valueStart, { detail: damage.found, fix: damage.meant });
    const found = findUnprintable(value);
    if (found) throw new YamlProblem('yaml-unprintable', event.valueStart, { detail: found.name });
  }
}

/** `Nr. #1 á Íslandi` without quotes is “Nr.” to YAML. A remark that is meant has a space after its #. */
function refuseCutTexts(text: string): void {
  // The key is in a lookahead, so that it is never taken for the beginning of the value.
  const cut = /^[ \t]*(?:- +)?(?=((?:[\w-]+:[ \t]+)?))\1[^\s"'#|>[{&*!%@`][^#\n]*[ \t](#[^\s#].*)$/m.exec(
    text,
  );
  const lost = cut?.[2];
  if (cut && lost !== undefined && !isInBlockText(text, cut.index)) {
    throw new YamlProblem('yaml-text-cut', cut.index + cut[0].length - lost.length, { detail: lost });
  }
}

/** Whether a place is in a text of several lines (`|` or `>`), where # is a letter like any other. */
function isInBlockText(text: string, offset: number): boolean {
  return parseEvents(text, { maxDepth }).some(
    (event) =>
      event.type === EVENT_SCALAR &&
      event.style !== SCALAR_STYLE.PLAIN &&
      event.valueStart <= offset &&
      offset < event.valueEnd,
  );
}

/** The line that begins a second document; the parser gives no place for it. */
function secondDocument({ reason }: YAMLException, text: string): number | undefined {
  if (!reason.startsWith('expected a single document')) return undefined;
  const marks = [...text.matchAll(/^---(?=\s|$)/gm)];
  return marks.find(({ index }) => /^(?!---)[^\s#]/m.test(text.slice(0, index)))?.index;
}

function asProblem(error: unknown, text: string): YamlProblem {
  if (!(error instanceof YAMLException)) throw error;
  if (error.reason.includes('the input is empty')) return new YamlProblem('yaml-not-a-map', 0);
  const offset =
    secondDocument(error, text) ?? Math.min(error.mark?.position ?? 0, Math.max(0, text.length - 1));
  if (error.reason === 'duplicated mapping key') {
    const key = /^[^:\n]*/.exec(text.slice(offset))?.[0].trim() ?? '';
    return new YamlProblem('yaml-duplicate-key', offset, { detail: key });
  }
  const cause = findCause(text, { offset, reason: error.reason });
  return new YamlProblem('yaml-syntax', cause.offset, cause);
}
