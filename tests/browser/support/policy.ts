import type { Page } from 'playwright/test';

/** What a page has tried to do against its Content-Security-Policy, from now on. */
export async function violationsOfPolicy(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(text: string): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} on ${location.pathname}`,
      ),
    );
  });
  page.on('console', (message) => {
    if (/content.security.policy|trusted/i.test(message.text())) found.push(message.text());
  });
  return found;
}
