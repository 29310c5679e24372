import { type RefObject, useEffect } from 'react';
import { preselectionOf } from '../preselection.ts';

/** The sentences that links of plans write into a form, by the name of the plan. */
export type PlanMessages = Readonly<Record<string, string>>;

/**
 * Chooses in a form what the link to it asks for, beside all that the visitor has chosen and written already. Then the
 * address asks no more: a reload shows the form as the visitor left it.
 */
export function usePreselection(form: RefObject<HTMLFormElement | null>, plans: PlanMessages): void {
  useEffect(() => {
    const { search, pathname, hash } = location;
    const wish = preselectionOf(search);
    if (!form.current || !wish) return;
    const message = Object.hasOwn(plans, wish.plan) ? plans[wish.plan] : undefined;
    for (const key of wish.services) tick(form.current, key);
    if (message !== undefined) beginWith(form.current, message, plans);
    history.replaceState(history.state, '', pathname + wish.rest + hash);
    // As if the visitor had done it, so that it is kept with the draft.
    form.current.dispatchEvent(new Event('input'));
  }, [form, plans]);
}

function tick(form: HTMLFormElement, key: string): void {
  const box = form.querySelector<HTMLInputElement>(`[data-service=${key}]`);
  if (box) box.checked = true;
}

/** Puts a sentence above what is in the form's large field; that of another plan makes way. */
function beginWith(form: HTMLFormElement, message: string, plans: PlanMessages): void {
  const field = form.querySelector('textarea');
  if (!field || field.value.length + message.length >= field.maxLength) return;
  const [first = ''] = field.value.split('\n', 1);
  const isPlan = Object.values(plans).includes(first);
  // The cursor of whoever is writing already stays where it is in their words.
  if (isPlan) field.setRangeText(message, 0, first.length, 'preserve');
  else field.setRangeText(`${message}\n`, 0, 0, 'preserve');
}
