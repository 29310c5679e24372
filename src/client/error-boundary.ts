import { Component, type ReactNode, useLayoutEffect, useState } from 'react';
import { jsx } from 'react/jsx-runtime';

/** How often content starts anew. What others change makes it fail rarely twice; a defect of its own makes it fail each time. */
const patience = 10;

interface Props {
  children?: ReactNode;
}

interface State {
  error?: unknown;
}

/**
 * Draws its content anew when React cannot go on, as in a page from which a translator has taken nodes. State above it is kept,
 * and so is what is typed, chosen, opened and focused.
 *
 * @throws while it renders, if the content fails again and again
 * @see https://github.com/facebook/react/issues/11538
 */
export class Boundary extends Component<Props, State> {
  override state: State = {};
  private failures = 0;

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(): void {
    this.failures += 1;
  }

  override render(): ReactNode {
    if (this.failures > patience) throw this.state.error;
    return jsx(KeptUse, this.props);
  }
}

/** Notes how the page is used before React draws the content, which may replace what was served or what was drawn before. */
function KeptUse({ children }: Props): ReactNode {
  const [restore] = useState(() => globalThis.document && noteUse());
  useLayoutEffect(() => restore?.(), [restore]);
  return children;
}

const used = 'input, textarea, select, details, summary, a, button, [tabindex]';
const states = ['open', 'checked', 'selectedIndex', 'value'] as const;

/** An element that can be used, with the states that some have. */
type Used = HTMLElement &
  Partial<Pick<HTMLInputElement, 'type' | 'checked' | 'value' | 'defaultValue'>> &
  Partial<Pick<HTMLSelectElement, 'selectedIndex'> & Pick<HTMLDetailsElement, 'open'>>;

/**
 * Notes what a visitor has typed, chosen, opened and focused in the page. Returns a function that passes it on to the elements
 * that have replaced the noted ones, if any have.
 */
function noteUse(): () => void {
  const before = usedElements();
  const focused = document.activeElement;
  return () => {
    for (const [name, element] of usedElements()) {
      const old = before.get(name);
      if (!old || old === element) continue;
      copyUse(old, element);
      if (old === focused) element.focus({ preventScroll: true });
    }
  };
}

/** The elements that can be used, by names that their replacements share. Extensions may add elements between them. */
function usedElements(): Map<string, Used> {
  const elements = new Map<string, Used>();
  for (const element of document.querySelectorAll<Used>(used)) {
    const { localName, id, type } = element;
    const option = type === 'radio' || type === 'checkbox' ? element.value : '';
    let name = [localName, id, element.getAttribute('name'), option].join();
    while (elements.has(name)) name += '+';
    elements.set(name, element);
  }
  return elements;
}

function copyUse(from: Used, to: Used): void {
  // React keeps the default equal to the value of a field that it controls: the new one has its value.
  const isControlled = from.value === from.defaultValue;
  for (const state of states)
    if (state in to && !(state === 'value' && isControlled)) Object.assign(to, { [state]: from[state] });
}
