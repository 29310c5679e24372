import { type XmlDocument, XmlElement } from '@rgrove/parse-xml';
import type { Vocabulary } from './vocabulary.ts';

type Parent = Pick<XmlDocument | XmlElement, 'children'>;

/** Serializes the shapes inside an element. Only elements and attributes of the vocabulary are written. */
export function writeShapes({ children }: Parent, vocabulary: Vocabulary): string {
  return children
    .filter((child) => child instanceof XmlElement)
    .filter(({ name }) => vocabulary.elements.has(name))
    .map((element) => {
      const head = `${element.name}${writeAttributes(element.attributes, vocabulary)}`;
      const body = writeShapes(element, vocabulary);
      return body === '' ? `<${head}/>` : `<${head}>${body}</${element.name}>`;
    })
    .join('');
}

/** Serializes the allowed attributes, each with a leading space. Allowed values never need escaping. */
export function writeAttributes(attributes: XmlElement['attributes'], vocabulary: Vocabulary): string {
  return Object.entries(attributes)
    .filter(([name, value]) => vocabulary.attributes.get(name)?.test(value))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
