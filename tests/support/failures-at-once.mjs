/** A reporter for Vitest and for Playwright that prints each failure when it happens; others wait for the end of the run. */
export default class FailuresAtOnce {
  /** @param {import('vitest/node').TestCase} test a finished test of Vitest */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'failed') print(`${test.module.relativeModuleId} › ${test.fullName}`, errors[0]?.message);
  }

  /**
   * @param {import('playwright/types/testReporter').TestCase} test a finished test of Playwright
   * @param {import('playwright/types/testReporter').TestResult} result
   */
  onTestEnd(test, { status, error }) {
    if (!['skipped', 'interrupted', test.expectedStatus].includes(status))
      print(test.titlePath().slice(1).join(' › '), error?.message);
  }

  printsToStdio() {
    return false;
  }
}

function print(title, message = 'It says nothing.') {
  console.log(`\n✗ ${title}\n  ${message.split('\n').slice(0, 5).join('\n  ')}\n`);
}
