import { type XmlDocument, XmlDocumentType, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml';
import type { Place } from '../../../diagnostics/index.ts';
import type { Drawing } from './parse.ts';
import { describing, meaningless, svgNamespace, type Vocabulary } from './vocabulary.ts';

/** A forbidden part of a drawing. */
interface Mistake {
  /** A description for the message. */
  detail: string;
  place: Place;
}

/** Attributes of the root element that set its size and SVG profile. */
const ofRoot = new Set(['viewBox', 'width', 'height', 'preserveAspectRatio', 'baseProfile']);

/** Returns the forbidden parts of a drawing. Each kind is listed once, at its first place. */
export function mistakesIn(drawing: Drawing, vocabulary: Vocabulary): Mistake[] {
  const found = new Map<string, Mistake>();
  const note = (detail: string, place: Place) => {
    if (!found.has(detail)) found.set(detail, { detail, place });
  };
  visit(drawing.document, { drawing, vocabulary, note });
  return [...found.values()];
}

interface Visit {
  drawing: Drawing;
  vocabulary: Vocabulary;
  note(detail: string, place: Place): void;
}

function visit({ children }: Pick<XmlDocument | XmlElement, 'children'>, on: Visit): void {
  for (const child of children) {
    if (!(child instanceof XmlElement)) checkOther(child, on);
    else if (!describing.has(child.name)) checkElement(child, on);
  }
}

function checkOther(node: XmlNode, { drawing, note }: Visit): void {
  const { start, end } = node;
  if (node instanceof XmlDocumentType) note('a DOCTYPE', drawing.locate(start, end - start));
  else if (!(node instanceof XmlText)) note('a processing instruction', drawing.locate(start, end - start));
  else if (node.text.trim() !== '') {
    const indent = drawing.text.slice(start).search(/\S/);
    note('text beside its shapes', drawing.locate(start + indent));
  }
}

function checkElement(element: XmlElement, on: Visit): void {
  const { drawing, vocabulary, note } = on;
  const { name, start, isRootNode } = element;
  if (isRootNode ? name !== 'svg' : !vocabulary.elements.has(name)) {
    note(`the element <${name}>`, drawing.locate(start + 1, name.length));
    return;
  }
  for (const attribute of Object.keys(element.attributes)) {
    const detail = mistakeOf(attribute, element, vocabulary);
    if (detail !== undefined) note(detail, placeOf(attribute, element, drawing));
  }
  visit(element, on);
}

function mistakeOf(name: string, element: XmlElement, { attributes }: Vocabulary): string | undefined {
  const value = element.attributes[name] ?? '';
  if (name === 'xmlns') return value === svgNamespace ? undefined : `the namespace “${value}”`;
  if (element.isRootNode && ofRoot.has(name)) return undefined;
  const allowed = attributes.get(name);
  if (!allowed) return meaningless.test(name) ? undefined : `the attribute “${name}”`;
  return allowed.test(value) ? undefined : `“${shorten(value)}” in the attribute “${name}”`;
}

const shorten = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

/**
 * Finds an attribute in the source. The parser gives no attribute offsets, but has already rejected malformed
 * XML.
 */
function placeOf(name: string, element: XmlElement, { text, locate }: Drawing): Place {
  const from = element.start + 1 + element.name.length;
  const attributes = text.slice(from).matchAll(/(\s+)([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/gy);
  const wanted = [...attributes].find(([, , found]) => found === name);
  return locate(from + (wanted?.index ?? 0) + (wanted?.[1]?.length ?? 0), name.length);
}
