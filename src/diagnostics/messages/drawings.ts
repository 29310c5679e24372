import type { Message } from './message.ts';

const plainSvg = 'export the drawing again as plain SVG, with paths and basic shapes only.';

/** Problems of the drawings in `media/`. */
export const drawingMessages = {
  'drawing-syntax': ({ detail }: { detail: string }): Message => ({
    what: `This drawing is not XML: ${detail}.`,
    why: 'Browsers would not show it, nor any other drawing of the file that all pages share.',
    fix: `Mend it here (“&” is written “&amp;”, every element is closed, every value has quotes), or ${plainSvg}`,
  }),
  'drawing-size': (_: object): Message => ({
    what: 'This drawing does not say how large it is.',
    why: 'It could not be made as large as its place in the pages.',
    fix: 'Write viewBox="0 0 24 24" here, with its own width and height in place of 24 and 24.',
  }),
  'drawing-large': ({ bytes, limit }: { bytes: number; limit: number }): Message => ({
    what: `This drawing has ${bytes} bytes; the most is ${limit}.`,
    why: 'Visitors would wait for it, and the build could be brought to a halt.',
    fix: 'Simplify its paths, or draw it with fewer.',
  }),
  'drawing-deep': ({ limit }: { limit: number }): Message => ({
    what: `Elements of this drawing lie more than ${limit} levels deep in each other.`,
    why: 'No program draws so; the build could be brought to a halt.',
    fix: 'Ungroup its shapes, and export it again.',
  }),
  'media-unsafe': ({ detail }: { detail: string }): Message => ({
    what: `This drawing holds ${detail}.`,
    why: 'Icons become part of the pages; they may hold only shapes.',
    fix: `Take it out, or ${plainSvg}`,
  }),
} as const;
