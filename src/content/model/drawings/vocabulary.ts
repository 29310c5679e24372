/** What a drawing may hold. All else is refused: what styles, links, loads or runs has no place in it. */
export interface Vocabulary {
  /** The names of elements inside the `<svg>`. */
  elements: ReadonlySet<string>;
  /** The values that each attribute may have. */
  attributes: ReadonlyMap<string, RegExp>;
}

/** None of these can name a file, an address or another element. */
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

/** Icons are plain shapes: they stand side by side in the files that all pages share, and in the pages themselves. */
export const iconVocabulary: Vocabulary = {
  elements: new Set(shapes),
  attributes: new Map(shapeAttributes),
};

/** The icon of the browser tab is a file of its own: its shapes may be filled with its own gradients. */
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

/** Elements that say something about a drawing and draw nothing: they are left out. */
export const describing: ReadonlySet<string> = new Set(['title', 'desc']);

/** Attributes that mean nothing where no rule and no script can name them: they are left out. */
export const meaningless = /^(?:id|class|version|role|xml:space|(?:data|aria)-[\w-]+|xmlns:\w+)$/;

function named(names: string, value: RegExp): [string, RegExp][] {
  return names.split(' ').map((name) => [name, value]);
}
