import { useEffect, useRef } from 'react';
import type { Posted } from '../../../src/define/posted.ts';
import { Reachable } from './Reachable.tsx';
import type { FormWords } from './words.ts';

interface RefusalProps {
  posted: Posted;
  words: FormWords;
  /** False beside a list of errors, which then takes the focus. */
  isAlone: boolean;
}

/** Says above a form that came back why the server did not take it: what is no longer offered, or how else to reach the agency. */
export function Refusal({ posted: { gone, trouble }, words, isAlone }: RefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAlone) box.current?.focus();
  }, [isAlone]);
  if (gone.length === 0 && !(trouble && isAlone)) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script it is the browser that goes to what is wrong
    <div className="error-summary" ref={box} role="alert" tabIndex={-1} autoFocus={isAlone}>
      <p>
        {gone.length > 0 ? (
          words.gone.replace('{choices}', () => gone.join(', '))
        ) : (
          <Reachable text={words[trouble ?? 'refused']} words={words.success} />
        )}
      </p>
    </div>
  );
}
