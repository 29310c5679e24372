import type { Locator } from 'playwright/test';

/**
 * Types into a field as a visitor does, in place of what stands there. `fill` is not enough in Firefox: over BiDi it sets
 * the value by script, which React takes for its own doing.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.selectText();
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
}
