import { Component, type ReactNode, useLayoutEffect, useState } from 'react';
import { jsx } from 'react/jsx-runtime';
import { noteUse } from './note-use.ts';

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
