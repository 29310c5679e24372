import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createHtmlChecker } from '../support/html-checker.ts';
import { livingPages } from '../support/living-pages.ts';
import { projectDir, temporaryFolder } from '../support/workspace.ts';

/** What the checker calls an error and is none. */
const known = [
  // This version does not know CSS that browsers have had since 2024.
  /^CSS:/,
  // The name of the attribute is Netlify's (docs.netlify.com/forms/spam-filters); under another the trap is not set.
  /^Attribute “netlify-honeypot” not allowed/,
  // Rules for fetching ahead stand in such a script (html.spec.whatwg.org, "speculation rules").
  /^Bad value “speculationrules” for attribute “type” on element “script”/,
  // The HTML standard lets `rel=expect` block rendering too (html.spec.whatwg.org, link type "expect").
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
];

const hasJava = spawnSync('java', ['-version']).status === 0;

describe('the HTML of every page', () => {
  it('has no errors for html-validate', async () => {
    const checker = createHtmlChecker();
    const found = [];
    for (const { path, body } of await livingPages()) {
      const { results } = await checker.validateString(body, path);
      for (const { messages } of results) {
        found.push(
          ...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
        );
      }
    }
    expect(found).toEqual([]);
  });

  // Java is not everywhere; `.ci/run` brings it.
  it.runIf(hasJava)('has no errors for the Nu HTML checker', async () => {
    const folder = temporaryFolder();
    for (const { path, body } of await livingPages()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), body);
    }
    const jar = join(projectDir, 'node_modules/vnu-jar/build/dist/vnu.jar');
    const options = [
      '--skip-non-html',
      '--errors-only',
      '--exit-zero-always',
      '--format',
      'json',
      '--stdout',
    ];
    const report = execFileSync('java', ['-jar', jar, ...options, folder], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    const messages: { url: string; message: string; extract?: string }[] = JSON.parse(report).messages;
    const errors = messages.filter(({ message }) => !known.some((one) => one.test(message)));
    expect(errors.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`)).toEqual([]);
  });
});
