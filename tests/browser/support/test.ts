import { type BrowserContext, test as base, expect } from 'playwright/test';
import { refuseCookies } from './consent.ts';

interface Visitor {
  /** Whether the question about cookies is asked, which is so in its own tests only. */
  isNewVisitor: boolean;
  /** What a test does on purpose against the policy, to see that it is refused. */
  provoked: RegExp | undefined;
  /** What any page of the test has tried to do against its Content-Security-Policy. */
  violations: string[];
}

/** Every test of a page is one of the policy too: it fails when any page or window of it does what the policy forbids. */
export const test = base.extend<Visitor>({
  isNewVisitor: [false, { option: true }],
  provoked: [undefined, { option: true }],
  violations: async ({ provoked }, use) => {
    const violations: string[] = [];
    await use(violations);
    expect(violations.filter((text) => !provoked?.test(text))).toEqual([]);
  },
  // What was noted last has arrived when the context is closed, which comes before the violations are judged.
  context: async ({ violations, context, isNewVisitor }, use) => {
    await noteViolations(context, violations);
    if (!isNewVisitor) await refuseCookies(context);
    await use(context);
  },
});

/** Hears of violations twice: pages without script, and what is refused before a page listens, are in the console alone. */
async function noteViolations(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(text: string): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} on ${location.pathname}`,
      ),
    );
  });
  context.on('console', (message) => {
    if (/content.security.policy|trusted ?(?:types?|html|script)/i.test(message.text()))
      violations.push(message.text());
  });
}
