/** What is under the pointer, as the server is asked for it. */
interface Pointed {
  element: Element;
  query: string;
}

/** Elements that have words or pictures of their own. */
const telling =
  'img, picture, video, a, button, summary, label, h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, span';

/**
 * While Alt is held, outlines what is under the pointer and says where it is written; a click opens that place in the editor, and with
 * Shift its entry in the visual editor.
 */
export function followPointer(root: ShadowRoot): void {
  const outline = document.createElement('div');
  outline.className = 'source';
  outline.hidden = true;
  root.append(outline);
  let last = '';
  const hide = () => {
    outline.hidden = true;
  };
  const show = async ({ element, query }: Pointed) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(outline.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    outline.dataset.place = '';
    outline.hidden = false;
    const { place } = await ask(query);
    if (query === last) outline.dataset.place = place;
  };
  document.addEventListener('pointermove', (event) => {
    const pointed = event.altKey ? pointedAt(event) : undefined;
    const isNew = pointed?.query !== last || outline.hidden;
    last = pointed?.query ?? '';
    if (!pointed) hide();
    else if (isNew) void show(pointed);
  });
  document.addEventListener('keyup', ({ key }) => key === 'Alt' && hide());
  document.addEventListener('scroll', hide, { passive: true });
  document.addEventListener(
    'click',
    (event) => {
      const pointed = event.altKey ? pointedAt(event) : undefined;
      if (!pointed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const opened = event.shiftKey ? openEntry(pointed.query) : open(pointed.query);
      void opened.then((failure) => {
        if (failure !== '') outline.dataset.place = failure;
      });
    },
    { capture: true },
  );
}

function pointedAt({ target }: MouseEvent): Pointed | undefined {
  const element = target instanceof Element ? target.closest(telling) : null;
  if (!element || element.closest('site-dev')) return undefined;
  const media = element.matches('img, picture, video') ? element : undefined;
  const image = media?.querySelector('img, source') ?? media;
  const source = image?.getAttribute('src') ?? image?.getAttribute('srcset') ?? '';
  const text = media ? (image?.getAttribute('alt') ?? '') : (element.textContent ?? '');
  if (text.trim() === '' && source === '') return undefined;
  const query = {
    ...{ address: decodeURI(location.pathname), text: text.trim().slice(0, 1000), source },
    ...{ near: textAround(element), href: decodeURI(element.closest('a')?.pathname ?? '') },
    menu: element.closest('nav a, header a, footer a') ? 'yes' : '',
  };
  return { element, query: String(new URLSearchParams(query)) };
}

/** How much longer than a text what is around it must be to say what it belongs to, in letters. */
const leastAround = 20;

/** Returns the words of the nearest element around one that says more. */
function textAround(element: Element): string {
  const own = element.textContent?.trim().length ?? 0;
  let around = element.parentElement;
  while (around?.parentElement && (around.textContent?.trim().length ?? 0) < own + leastAround)
    around = around.parentElement;
  return around?.textContent?.trim().slice(0, 1000) ?? '';
}

const addressOf = (query: string) => `/_dev/source?${query}`;

async function ask(query: string): Promise<{ place: string; entry: string }> {
  const answer = await fetch(addressOf(query)).catch(() => undefined);
  const [place = '', entry = ''] = answer?.ok ? (await answer.text()).split('\n') : [];
  return { place, entry };
}

async function openEntry(query: string): Promise<string> {
  const { entry } = await ask(query);
  if (entry === '') return 'This has no entry at /admin/.';
  window.open(`/admin/#/collections/${entry}`, 'admin');
  return '';
}

async function open(query: string): Promise<string> {
  const answer = await fetch(addressOf(query), { method: 'POST' }).catch(() => undefined);
  return answer && !answer.ok ? answer.text() : '';
}
