import type { Draft } from '../stored-keys.ts';
import { read, remove, write } from './storage.ts';
import { type DraftValue, packDraft, unpackDraft } from './stored-draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is in the fields. Only their order is kept, and choices by their position: a draft fits the form in
 * any language.
 */
export function saveDraft(draft: Draft, form: HTMLFormElement): void {
  const values = controlsOf(form).map(stateOf);
  if (values.some(Boolean)) write(draft, packDraft({ values, since: Date.now() }));
  else remove(draft);
}

/** Fills fields that are still untouched with what was kept. A draft of another form is left alone. */
export function restoreDraft(draft: Draft, form: HTMLFormElement): void {
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
