import { Component, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

interface State {
  hasFailed: boolean;
}

/** Puts the page's words for a failure in place of an island that throws. The rest of the page keeps working (specification 3.9). */
export class Boundary extends Component<{ children?: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? jsx('div', { ref: showFailure, role: 'alert' }) : this.props.children;
  }
}

/** The words are in the page, because the script has none. */
function showFailure(place: HTMLElement | null): void {
  const words = document.querySelector<HTMLTemplateElement>('[data-island-failure]');
  if (words) place?.replaceChildren(words.content.cloneNode(true));
}
