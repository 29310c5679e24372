import type { Point, Rgb } from './contrast.ts';

/** Something that is drawn in one colour, and points of what lies under or beside it. */
export interface Drawn {
  name: string;
  colour: Rgb;
  points: Point[];
}

type PageWindow = { rgbOf(text: string): Rgb };

/** Moves the focus through the page, and notes each ring that shows it with what it lies on. Runs in the page. */
export function drawFocusRings(): Drawn[] {
  const { rgbOf } = window as unknown as PageWindow;
  const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  /** A label may wear the ring of its field, and a card that of its link. */
  const findRing = (element: HTMLElement): [Element, CSSStyleDeclaration] | undefined => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (hasRing(getComputedStyle(one))) return [one, getComputedStyle(one)];
    return undefined;
  };
  /** A part of the page may cut off what is drawn outside of it. */
  const isCut = (wearer: Element, [x, y]: Point) => {
    for (let one = wearer.parentElement; one && one !== document.body; one = one.parentElement) {
      const { contain, overflowX, overflowY } = getComputedStyle(one);
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const cuts = (overflow: string) => contain.includes('paint') || /hidden|clip/.test(overflow);
      if (((x < left || x > right) && cuts(overflowX)) || ((y < top || y > bottom) && cuts(overflowY)))
        return true;
    }
    return false;
  };
  const draw = (element: HTMLElement): Drawn => {
    const name = `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 30)}`;
    const [wearer, style] = findRing(element) ?? [];
    if (!wearer || !style) return { name, colour: [0, 0, 0], points: [] };
    const { left, right, top, bottom } = wearer.getBoundingClientRect();
    const away = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth) / 2;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points: Point[] = [
      [x, top - away],
      [x, bottom + away],
      [left - away, y],
      [right + away, y],
    ];
    const isWhole = !points.some((point) => isCut(wearer, point));
    return { name, colour: rgbOf(style.outlineColor), points: isWhole ? points : [] };
  };
  const controls = 'a:not(.skip-link), button, input, select, textarea, summary';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
    element.focus({ preventScroll: true });
    return document.activeElement === element ? [draw(element)] : [];
  });
}

/** Notes the border of each control that is known by it, with what lies around it. Runs in the page. */
export function drawBorders(): Drawn[] {
  const { rgbOf } = window as unknown as PageWindow;
  const controls = '.field__input, .choice, .choice__box, .chip, .quiz-option, .faq-tools input';
  return [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility())
    .map((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points: Point[] = [
        [x, top - 2],
        [x, bottom + 2],
        [left - 2, y],
        [right + 2, y],
      ];
      const name = `${control.tagName} ${control.className}`;
      return { name, colour: rgbOf(getComputedStyle(control).borderTopColor), points };
    });
}

/** A line of text, and the least contrast that it must have: large letters less than small ones (WCAG 1.4.3). */
export interface Line extends Drawn {
  least: number;
}

/** Notes each line of text that can be seen inside of elements, with all that lies under it. Runs in the page. */
export function drawLines(parts: Element[]): Line[] {
  const { rgbOf } = window as unknown as PageWindow;
  /** Hidden for the eye, as `.visually-hidden` is. */
  const isForListeners = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';
  return parts.flatMap((part) => {
    const lines: Line[] = [];
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || isForListeners(element)) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const points: Point[] = [];
        for (let x = left; x < right; x += 2) for (let y = top; y < bottom; y += 2) points.push([x, y]);
        lines.push({ name: text.textContent ?? '', colour: rgbOf(color), points, least });
      }
    }
    return lines;
  });
}

/** Leaves of all text only what is under it. Runs in the page. */
export function hideText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { color: transparent !important }');
  document.adoptedStyleSheets = [sheet];
}
