import { type XmlDocument, XmlElement } from '@rgrove/parse-xml';
import type { Vocabulary } from './vocabulary.ts';

type Parent = Pick<XmlDocument | XmlElement, 'children'>;

/** The markup of the shapes inside an element, written anew: only what the vocabulary knows gets into it. */
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

/** The attributes that the vocabulary knows, each with a space before it. No value that it allows needs to be escaped. */
export function writeAttributes(attributes: XmlElement['attributes'], vocabulary: Vocabulary): string {
  return Object.entries(attributes)
    .filter(([name, value]) => vocabulary.attributes.get(name)?.test(value))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
