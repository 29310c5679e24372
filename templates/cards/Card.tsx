import type { ReactNode } from 'react';
import { type Shape, shapePath } from '../motif/shapes.ts';
import { endlessThread } from '../motif/thread.ts';
import { palette } from '../palette.ts';

/** In pixels: what every network shows whole (ogp.me, Twitter's `summary_large_image`). */
export const cardSize = { width: 1200, height: 630 } as const;

/** The room of the heading beside a figure, and over a thread, in pixels. */
export const headingRoom = {
  figure: { width: 620, height: 300 },
  thread: { width: 1056, height: 186 },
} as const;

/** The only font of a card, and the height of its lines as a share of their size. */
export const cardFont = { name: 'Display', weight: 700, lineHeight: 1.02 } as const;

type Accent = Exclude<keyof typeof palette, 'ink' | 'paper'>;

/** The figure that the thread of a service is tied into, or the thread of any other page: one strand in each colour. */
export type Motif =
  | { kind: 'figure'; colour: Accent; shape: Shape }
  | { kind: 'thread'; colours: readonly Accent[]; seed: number };

/** What a picture for shared links shows. */
export interface CardView {
  brand: string;
  /** The mark, as the `d` of a path in a square of 24. */
  mark: string;
  /** The name of the page; absent where the heading says the same. */
  label?: string;
  /** The heading of the page, line by line. */
  lines: readonly string[];
  /** Of the heading, in pixels. */
  fontSize: number;
  motif: Motif;
}

/**
 * The picture that networks show with a link to a page. Services are posters in their colour; every other page is ink,
 * with a tangle that leaves as a calm line. Drawn by satori: it knows flex boxes and inline styles only.
 */
export function Card({ view }: { view: CardView }) {
  const { motif } = view;
  const isPoster = motif.kind === 'figure';
  const [ground, text] = isPoster ? [palette[motif.colour], palette.ink] : [palette.ink, palette.paper];
  return (
    <div
      style={{
        ...column,
        ...{ width: '100%', height: '100%', boxSizing: 'border-box', padding: '64px 72px' },
        ...{ background: ground, color: text, fontFamily: cardFont.name, fontWeight: cardFont.weight },
        justifyContent: isPoster ? 'space-between' : 'flex-start',
      }}
    >
      {isPoster ? <Figure shape={motif.shape} /> : <Thread {...motif} />}
      <TopLine view={view} colour={text} />
      <Heading view={view} />
    </div>
  );
}

const column = { display: 'flex', flexDirection: 'column' } as const;

function TopLine({ view, colour }: { view: CardView; colour: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontSize: 34 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 14, fontSize: 42 }}>
        <Drawing box={{ left: 0, top: 0, width: 54, height: 54 }} unit={24} stroke={colour} strokeWidth={2.4}>
          <path d={view.mark} />
        </Drawing>
        {view.brand}
      </div>
      {view.label !== undefined && <div>{view.label}</div>}
    </div>
  );
}

function Heading({ view: { lines, fontSize, motif } }: { view: CardView }) {
  const isPoster = motif.kind === 'figure';
  return (
    <div
      style={{
        ...column,
        ...{ fontSize, lineHeight: cardFont.lineHeight, letterSpacing: '-0.02em', whiteSpace: 'nowrap' },
        marginTop: isPoster ? 0 : 36,
      }}
    >
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

function Figure({ shape }: { shape: Shape }) {
  return (
    <Drawing
      box={{ left: 700, top: 118, width: 470, height: 470, position: 'absolute' }}
      unit={100}
      stroke={palette.ink}
      strokeWidth={2.8}
    >
      <path d={shapePath(shape)} />
    </Drawing>
  );
}

/** Where each strand of a thread is: as it is, mirrored, moved down, as in the opening of the home page. */
const strandPlaces = [undefined, 'translate(-26 386) scale(1 -1)', 'translate(30 28)'] as const;

/** Larger than the card: the tangle hangs over its lower edge, and the line leaves at the right. */
function Thread({ colours, seed }: { colours: readonly Accent[]; seed: number }) {
  const size = { width: 1250, height: 330 };
  const path = endlessThread({ seed, ...size, tangle: 0.36 });
  return (
    <Drawing
      box={{ left: -20, top: 346, ...size, position: 'absolute' }}
      unit={size.width}
      height={size.height}
      strokeWidth={colours.length > 1 ? 6 : 8}
    >
      {colours.map((colour, at) => (
        <path key={colour} d={path} stroke={palette[colour]} transform={strandPlaces[at]} />
      ))}
    </Drawing>
  );
}

interface DrawingProps {
  box: { left: number; top: number; width: number; height: number; position?: 'absolute' };
  /** The width of the drawing in its own units, and the height where it is another. */
  unit: number;
  height?: number;
  stroke?: string;
  strokeWidth: number;
  children: ReactNode;
}

function Drawing({ box, unit, height = unit, stroke, strokeWidth, children }: DrawingProps) {
  return (
    <svg
      style={box}
      width={box.width}
      height={box.height}
      viewBox={`0 0 ${unit} ${height}`}
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
