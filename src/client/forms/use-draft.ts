import { type RefObject, useEffect } from 'react';
import type { Draft } from '../stored-keys.ts';
import { restoreDraft, saveDraft } from './draft.ts';

/** How long a visitor pauses before what they typed is kept, in milliseconds. */
const pause = 300;

/** Keeps what is typed in a form as a draft, and puts it back when the page is opened again. */
export function useDraft(form: RefObject<HTMLFormElement | null>, draft: Draft | undefined): void {
  useEffect(() => {
    const element = form.current;
    if (!element || draft === undefined) return;
    restoreDraft(draft, element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      timer = undefined;
      saveDraft(draft, element);
    };
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, pause);
    };
    // A page that leaves nothing unsaved must not write over the draft of another tab.
    const saveNow = () => {
      if (timer !== undefined) save();
    };
    element.addEventListener('input', saveSoon);
    addEventListener('pagehide', saveNow);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', saveSoon);
      removeEventListener('pagehide', saveNow);
    };
  }, [form, draft]);
}
