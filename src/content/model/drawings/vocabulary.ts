/**
 * The allowlist of a drawing. Everything else is refused, such as styles, links, external resources and
 * scripts.
 */
export interface Vocabulary {
  /** The elements allowed inside the `<svg>`. */
  elements: ReadonlySet<string>;
  /** The allowed attributes with the pattern of their values. */
  attributes: ReadonlyMap<string, RegExp>;
}

/** Value patterns. None can match a file, a URL or a reference to another element. */
const values = {
  length: /^[-+]?[\d.]+(?:e[-+]?\d+)?(?:px|%)?$/i,
  numbers: /^[\d\s,.e+-]*$/i,
  path: /^[\d\s,.eMZLHVCSQTA+-]*$/i,
  paint: /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]*\))$/i,
  transform: /^[\s,]*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s,.e+-]*\)[\s,]*)*$/i,
  word: /^[a-zA-Z-]+$/,
} as const;

const lengths =
  'x y width height r rx ry cx cy x1 y1 x2 y2 opacity fill-opacity stroke-opacity stroke-width stroke-miterlimit stroke-dashoffset';
const words = 'fill-rule clip-rule stroke-linecap stroke-linejoin vector-effect';

const shapeAttributes: readonly (readonly [string, RegExp])[] = [
  ...named(lengths, values.length),
  ...named(words, values.word),
  ...named('points stroke-dasharray', values.numbers),
  ...named('fill stroke color', values.paint),
  ['d', values.path],
  ['transform', values.transform],
];

const shapes = ['g', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse'];

/**
 * The allowlist of icons. Only plain shapes are allowed because icons share a sprite file or are inlined in
 * pages.
 */
export const iconVocabulary: Vocabulary = {
  elements: new Set(shapes),
  attributes: new Map(shapeAttributes),
};

/** The allowlist of the favicon. It is a separate file, so it may have its own gradients. */
export const faviconVocabulary: Vocabulary = {
  elements: new Set([...shapes, 'defs', 'linearGradient', 'radialGradient', 'stop']),
  attributes: new Map([
    ...shapeAttributes,
    ...named('fx fy fr offset stop-opacity', values.length),
    ...named('gradientUnits spreadMethod', values.word),
    ...named('fill stroke', new RegExp(`${values.paint.source}|^url\\(#[\\w-]+\\)$`, 'i')),
    ['id', /^[\w-]+$/],
    ['stop-color', values.paint],
    ['gradientTransform', values.transform],
  ]),
};

/** The namespace of SVG (w3.org/TR/SVG2). */
export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Descriptive elements that draw nothing. They are dropped. */
export const describing: ReadonlySet<string> = new Set(['title', 'desc']);

/** Attributes that have no effect without styles and scripts. They are dropped. */
export const meaningless = /^(?:id|class|version|role|xml:space|(?:data|aria)-[\w-]+|xmlns:\w+)$/;

function named(names: string, value: RegExp): [string, RegExp][] {
  return names.split(' ').map((name) => [name, value]);
}
