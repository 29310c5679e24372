import { type RefObject, useEffect } from 'react';
import type { Draft } from '../stored-keys.ts';
import { type DraftValue, packDraft, unpackDraft } from './kept.ts';
import { read, remove, write } from './storage.ts';

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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is in the fields. Only their order is kept, and choices by their position: a draft fits the form in
 * any language.
 */
function saveDraft(draft: Draft, form: HTMLFormElement): void {
  const values = controlsOf(form).map(stateOf);
  if (values.some(Boolean)) write(draft, packDraft({ values, since: Date.now() }));
  else remove(draft);
}

/** Fills fields that are still untouched with what was kept. A draft of another form is left alone. */
function restoreDraft(draft: Draft, form: HTMLFormElement): void {
  const values = unpackDraft(read(draft), Date.now())?.values ?? [];
  const controls = controlsOf(form);
  if (values.length !== controls.length) return;
  for (const [index, control] of controls.entries()) if (!stateOf(control)) setState(control, values[index]);
}

/** The fields that a visitor fills; neither the hidden name of the form, nor the trap, nor nameless ones of extensions. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement &&
        !/^(?:|bot-field)$/.test(element.name) &&
        element.type !== 'hidden') ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

function stateOf(control: Control): DraftValue {
  if (isBox(control)) return control.checked;
  return control instanceof HTMLSelectElement ? control.selectedIndex : control.value;
}

function setState(control: Control, value: DraftValue = ''): void {
  if (isBox(control)) control.checked = value === true;
  else if (control instanceof HTMLSelectElement) control.selectedIndex = Number(value) || 0;
  // Script may write more into a field than a visitor, and than the server takes.
  else control.value = typeof value === 'string' ? value.slice(0, control.maxLength) : '';
}
