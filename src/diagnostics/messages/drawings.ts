import { markThousands } from '../../define/numbers.ts';
import type { Message } from './message.ts';

const plainSvg = 'export the drawing again as plain SVG, with paths and basic shapes only.';

/** Problems of the drawings in `media/`. */
export const drawingMessages = {
  'drawing-syntax': ({ detail }: { detail: string }): Message => ({
    what: `This drawing is not XML: ${detail}.`,
    why: 'Browsers would show neither it nor any other drawing in the file that all pages share.',
    fix: `Fix it here (“&” is written “&amp;”, every element is closed, every value has quotes), or ${plainSvg}`,
  }),
  'drawing-size': (_: object): Message => ({
    what: 'This drawing has no size.',
    why: 'It could not be scaled to its place in the pages.',
    fix: 'Write viewBox="0 0 24 24" here, with its own width and height instead of 24 and 24.',
  }),
  'drawing-large': ({ bytes, limit }: { bytes: number; limit: number }): Message => ({
    what: `This drawing has ${markThousands(bytes, ',')} bytes; the maximum is ${markThousands(limit, ',')}.`,
    why: 'Visitors would wait for it, and the build could come to a halt.',
    fix: 'Simplify its paths, or draw it with fewer.',
  }),
  'drawing-deep': ({ limit }: { limit: number }): Message => ({
    what: `Elements of this drawing are nested more than ${limit} levels deep.`,
    why: 'No drawing program does this; the build could come to a halt.',
    fix: 'Ungroup its shapes, and export it again.',
  }),
  'media-unsafe': ({ detail }: { detail: string }): Message => ({
    what: `This drawing contains ${detail}.`,
    why: 'Icons become part of the pages; only shapes are allowed in them.',
    fix: `Remove it, or ${plainSvg}`,
  }),
} as const;
