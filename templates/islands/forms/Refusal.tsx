import { useEffect, useRef } from 'react';
import { Reachable } from './Reachable.tsx';
import type { FormWords } from './words.ts';

/** Says above a form that the server could not take it, and how else to reach the agency. It takes the focus. */
export function Refusal({ words }: { words: FormWords }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: without script it is the browser that goes to what is wrong
    <div className="error-summary" ref={box} role="alert" tabIndex={-1} autoFocus>
      <p>
        <Reachable text={words.refused} words={words.success} />
      </p>
    </div>
  );
}
