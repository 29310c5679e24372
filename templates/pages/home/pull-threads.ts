import { formatIsk } from '../../data/money.ts';
import { type MovingThread, movingThread } from '../../motif/moving-thread.ts';
import { followPulled, keepPulled } from '../../motif/pulled.ts';
import { restOf, threadCurve } from '../../motif/thread-curve.ts';
import { drawing, threads } from './threads.ts';

/** How far a thread is dragged until it is straight, as a share of the drawing, and in pixels at most. */
const reach = { share: 0.4, pixels: 400 };

/** What moves less far is a click, in pixels. */
const slack = 6;

/** From which share of the way on a thread that is let go moves on by itself. */
const enough = 0.25;

/** A thread, the handle that says its problem, and the answer that it shows. */
interface Pull {
  thread: MovingThread;
  handle: HTMLButtonElement;
  answer: HTMLElement;
  /** The query that chooses its service in the quote form, and what its answer costs. */
  query: string;
  amount: number;
}

/**
 * Lets visitors pull the threads of the opening straight, and let them go again: with a pointer or a finger at the thread or its
 * handle, with a click, and with the keyboard. The answer to the thread that was pulled last takes the place of the lead.
 */
export function enhance(stage: HTMLElement): void {
  const answers = stage.querySelectorAll<HTMLElement>('.home-hero__answer');
  const links = stage.querySelectorAll<HTMLAnchorElement>('.pull');
  const pulls = [...stage.querySelectorAll<SVGPathElement>('.home-hero__threads path')].map((path, i) => {
    const link = links[i] as HTMLAnchorElement;
    return {
      thread: movingThread(path, threads[i] as (typeof threads)[number]),
      query: link.search.slice(1),
      amount: Number(link.dataset.amount),
      handle: handleFrom(link),
      answer: answers[i] as HTMLElement,
    };
  });
  const ask = asking(stage);
  stage.querySelector('.pulls__again')?.addEventListener('click', () => {
    keepPulled([]);
    pulls[0]?.handle.focus();
  });
  let pulled: readonly number[] = [];
  const set = (index: number, isPulled: boolean) => {
    const others = pulled.filter((one) => one !== index);
    keepPulled(isPulled ? [...others, index] : others);
  };
  followPulled((now) => {
    pulled = now;
    show(pulls, now);
    ask(now.map((index) => pulls[index] as Pull));
  });
  const hold = (index: number): Held => ({
    thread: (pulls[index] as Pull).thread,
    isPulled: pulled.includes(index),
    set: (isPulled) => set(index, isPulled),
  });
  pulls.forEach((pull, index) => {
    letDrag(pull.handle, () => hold(index));
    // Without a pointer; a press of the pointer ends as a drag.
    pull.handle.addEventListener(
      'click',
      ({ detail }) => detail === 0 && set(index, !pulled.includes(index)),
    );
  });
  const picture = stage.querySelector<HTMLElement>('.home-hero__threads');
  if (picture) letDrag(picture, (event) => hold(nearest(event, picture, pulls)));
  stage.dataset.pullThreads = 'ready';
}

/** The link becomes a button: it no longer leads away, and says whether its thread is pulled. */
function handleFrom(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.append(...link.childNodes);
  const hadFocus = document.activeElement === link;
  link.replaceWith(button);
  if (hadFocus) button.focus();
  return button;
}

function show(pulls: readonly Pull[], pulled: readonly number[]): void {
  pulls.forEach(({ thread, handle, answer }, index) => {
    const isPulled = pulled.includes(index);
    thread.pull(isPulled ? 1 : 0);
    handle.ariaPressed = String(isPulled);
    // Once all are straight the lead is back: the rows and the total say the rest.
    answer.toggleAttribute('data-shown', pulled.length < pulls.length && index === pulled.at(-1));
  });
}

/** Returns what has the first button ask for all that was pulled, and name what it costs. */
function asking(stage: HTMLElement): (pulled: readonly Pull[]) => void {
  const button = stage.querySelector('.button--primary') as HTMLAnchorElement;
  const words = button.firstElementChild as HTMLElement;
  const [href, action] = [button.href, words.textContent];
  const requests = stage.dataset.requests?.split('\n') ?? [];
  return (pulled) => {
    const total = pulled.reduce((sum, { amount }) => sum + amount, 0);
    button.href = `${href}?${pulled.flatMap(({ query }) => query || []).join('&')}`.replace(/\?$/, '');
    words.textContent = requests[pulled.length - 1]?.replace('{total}', formatIsk(total)) ?? action;
  };
}

/** A thread in the hand. */
interface Held {
  thread: MovingThread;
  /** Whether it is pulled or on its way there. */
  isPulled: boolean;
  set(isPulled: boolean): void;
}

/** Has a thread follow the pointer that drags `grip`. Up and down the page scrolls as everywhere. */
function letDrag(grip: HTMLElement, take: (event: PointerEvent) => Held): void {
  grip.addEventListener('pointerdown', (down) => {
    if (down.button !== 0) return;
    const held = take(down);
    const { isPulled } = held;
    const start = held.thread.share();
    const length = Math.min(reach.pixels, innerWidth * reach.share);
    const shareAt = ({ clientX }: PointerEvent) => start + (clientX - down.clientX) / length;
    const stop = new AbortController();
    const { signal } = stop;
    const finish = (stays: boolean) => {
      stop.abort();
      held.set(stays);
    };
    grip.setPointerCapture(down.pointerId);
    grip.addEventListener('pointermove', (event) => held.thread.pull(shareAt(event)), { signal });
    // The browser has begun to scroll.
    grip.addEventListener('pointercancel', () => finish(isPulled), { signal });
    grip.addEventListener(
      'pointerup',
      (up) => {
        const isClick = Math.abs(up.clientX - down.clientX) < slack;
        const least = isPulled ? 1 - enough : enough;
        finish(isClick ? !isPulled : shareAt(up) > least);
      },
      { signal },
    );
  });
}

/** The thread that is nearest to the pointer; of straight ones that whose line is. */
function nearest({ clientX, clientY }: PointerEvent, picture: HTMLElement, pulls: readonly Pull[]): number {
  const { left, right, top, width, height } = (picture.firstElementChild as Element).getBoundingClientRect();
  // On phones the threads run down: the drawing is turned.
  const [along, across] =
    height > width
      ? [(clientY - top) / height, (right - clientX) / width]
      : [(clientX - left) / width, (clientY - top) / height];
  const [x, y] = [along * drawing.width, across * drawing.height];
  const distances = threads.map((options, index) => {
    if (x > options.width || pulls[index]?.thread.share() === 1) return Math.abs(y - restOf(options));
    const curve = threadCurve(options);
    const points = Array.from({ length: 400 }, (_, i) => curve(i / 399));
    return Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
  });
  return distances.indexOf(Math.min(...distances));
}
