import type { Page } from 'playwright/test';

/**
 * Who changes the page: a translator such as those of browsers, one whose answers come when the text may be another by then,
 * a reading aid that splits words, a password manager with a writing aid.
 */
export type Changer = 'nobody' | 'a translator' | 'a slow translator' | 'a reading aid' | 'extensions';

export const changers: readonly Changer[] = [
  'a translator',
  'a slow translator',
  'a reading aid',
  'extensions',
];

/** A text as it is read in a page that is changed so: translators write every plain letter in another script. */
export function seenBy(changer: Changer): (text: string) => string {
  const isTranslator = changer.endsWith('translator');
  const turn = (letter: string, from: string, to: string) =>
    String.fromCharCode(letter.charCodeAt(0) - from.charCodeAt(0) + to.charCodeAt(0));
  const translate = (text: string) =>
    text
      .replace(/[a-z]/g, (letter) => turn(letter, 'a', 'а'))
      .replace(/[A-Z]/g, (letter) => turn(letter, 'A', 'А'));
  return isTranslator ? translate : (text) => text;
}

/** Lets a page be changed from its first element on. */
export async function changeFromStart(page: Page, changer: Changer): Promise<void> {
  await page.addInitScript(changePage, changer);
}

/** Begins to change a page that is there. */
export async function changeFromNow(page: Page, changer: Changer): Promise<void> {
  await page.evaluate(changePage, changer);
}

/** Runs in the page. Changes what is there and, as real ones do, whatever comes later. */
function changePage(changer: Changer): void {
  const own = new WeakSet<Node>();

  function make(name: string, ...children: (Node | string)[]): HTMLElement {
    const element = document.createElement(name);
    element.append(...children);
    for (const node of [element, ...element.childNodes]) own.add(node);
    return element;
  }

  /** Google’s wraps each text twice. */
  function translated(text: string): HTMLElement {
    const words = text.replace(/[a-zA-Z]/g, (letter) => {
      const [from, to] = letter < 'a' ? ['A', 'А'] : ['a', 'а'];
      return String.fromCharCode(letter.charCodeAt(0) - from.charCodeAt(0) + to.charCodeAt(0));
    });
    return make('font', make('font', words));
  }

  function split(text: string): Node[] {
    const half = Math.ceil(text.length / 2);
    return [make('b', text.slice(0, half)), ...make('b', text.slice(half)).childNodes];
  }

  const changesOf: Record<Changer, (text: Text) => void> = {
    'a translator': (text) => text.replaceWith(translated(text.data)),
    // Its answer is one to the question, whatever the text is by then.
    'a slow translator': (text) => setTimeout((words) => text.replaceWith(words), 300, translated(text.data)),
    'a reading aid': (text) => text.replaceWith(...split(text.data)),
    extensions: () => {},
    nobody: () => {},
  };

  /** Marks what is typed into, and puts elements before, behind and into it. */
  function mark(element: Element): void {
    element.setAttribute('data-lpignore', 'false');
    if (element.matches('form, fieldset')) element.prepend(make('div'));
    if (element.matches('form')) element.append(make('input'));
    if (element.matches('input, textarea')) element.after(make('grammarly-extension'));
    if (element.matches('dialog, [role=dialog]')) element.prepend(make('div', make('input')));
  }

  function change(node: Node): void {
    if (own.has(node)) return;
    own.add(node);
    const isHidden = node.parentElement?.closest('script, style, template, textarea, noscript, title');
    if (node instanceof Text && node.data.trim() !== '' && !isHidden) changesOf[changer](node);
    if (node instanceof Element && changer === 'extensions') mark(node);
    for (const child of [...node.childNodes]) change(child);
  }

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) change(node);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  for (const node of [...document.childNodes]) change(node);
}

/**
 * Notes each text that an island writes into an element that is there already, or takes out of it. A translator may have replaced
 * that text: words that change have to stand in an element of their own, with the words as its key.
 */
export async function noteRewrittenTexts(page: Page): Promise<string[]> {
  const noted: string[] = [];
  await page.exposeFunction('noteRewrittenText', (text: string) => noted.push(text));
  await page.addInitScript(() => {
    const { noteRewrittenText } = window as unknown as { noteRewrittenText(text: string): void };
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const texts = [...addedNodes, ...removedNodes].filter((node) => node instanceof Text);
        if (
          element?.closest('[data-island], .search__results') &&
          (type === 'characterData' || texts.length > 0)
        )
          noteRewrittenText(`${element.localName}.${element.className}: ${element.textContent}`);
      }
    });
    addEventListener('DOMContentLoaded', () =>
      observer.observe(document, { childList: true, subtree: true, characterData: true }),
    );
  });
  return noted;
}
