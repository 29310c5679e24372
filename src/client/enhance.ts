import { enhancements } from './late-modules.ts';
import { load } from './load.ts';
import { whenIdle } from './when-idle.ts';

/** Gives the elements with the attributes of the site's enhancements to their code, once the first screen is shown. */
export function enhanceElements(): void {
  for (const [attribute, module] of Object.entries(enhancements)) {
    const elements = document.querySelectorAll<HTMLElement>(`[${attribute}]`);
    if (elements.length > 0)
      void whenIdle(async () => {
        const { enhance } = await load(module);
        elements.forEach(enhance);
      });
  }
}
