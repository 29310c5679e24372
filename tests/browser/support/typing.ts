import type { Locator } from 'playwright/test';

/** From this length on, key after key takes too long. */
const longText = 200;

/**
 * Types into a field as a visitor does, in place of what stands there. `fill` is not enough in Firefox: over BiDi it sets
 * the value by script, which React takes for its own doing. Of a long text the last key shows React all of it.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  if (text.length < longText) await field.selectText();
  else await field.fill(text.slice(0, -1));
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text.length < longText ? text : text.slice(-1));
}
