import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseUrl as onCommandLine } from '../../cli/parsers.ts';
import { build, planSite } from '../../src/build.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';

const inFile = (text: string) =>
  tinyWorkspace({ file: 'site.yaml', replace: /^baseUrl: .*$/m, with: `baseUrl: ${JSON.stringify(text)}` });

describe('the address of the site, in the file and on the command line', () => {
  it.each([
    ['https://hemja.is', 'https://hemja.is'],
    ['https://hemja.is/', 'https://hemja.is'],
    ['HTTPS://Hemja.IS', 'https://hemja.is'],
    ['https://þjónusta.is', 'https://xn--jnusta-bxa0g.is'],
    ['https://xn--jnusta-bxa0g.is', 'https://xn--jnusta-bxa0g.is'],
    ['https://hemja.is:443', 'https://hemja.is'],
    ['https://hemja.is:8443', 'https://hemja.is:8443'],
    ['http://localhost:4173', 'http://localhost:4173'],
    ['http://127.0.0.1:4173/', 'http://127.0.0.1:4173'],
    ['http://[::1]:4173', 'http://[::1]:4173'],
  ])('is %s, and pages say %s', async (typed, said) => {
    expect(onCommandLine(typed)).toBe(said);
    const folder = inFile(typed);
    const { report } = await build(tinyConfig(folder));
    expect(report.sorted()).toEqual([]);
    expect(readFileSync(join(folder, 'dist/robots.txt'), 'utf8')).toContain(`Sitemap: ${said}/sitemap.xml`);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain(
      `<link rel="canonical" href="${said}/"`,
    );
  });

  it.each([
    ['https://user:pw@hemja.is', 'a user name or a password', 'https://hemja.is'],
    ['https://@hemja.is', 'a user name or a password', 'https://hemja.is'],
    ['https://user:pw@hemja.is/?a=1#b', 'a user name or a password', 'https://hemja.is'],
    ['https://hemja.is/?a=1', 'a query or a fragment', 'https://hemja.is'],
    ['https://hemja.is?', 'a query or a fragment', 'https://hemja.is'],
    ['https://hemja.is/#b', 'a query or a fragment', 'https://hemja.is'],
    ['https://example.org/site', 'a path', 'https://example.org'],
    ['https://example.org/site/', 'a path', 'https://example.org'],
    ['https://example.org//', 'a path', 'https://example.org'],
    ['www.hemja.is', 'not the address of a site', 'https://www.hemja.is'],
    ['//hemja.is', 'not the address of a site', 'https://hemja.is'],
    ['https:/hemja.is', 'not the address of a site', 'https://hemja.is'],
    ['https:\\\\hemja.is', 'not the address of a site', 'https://hemja.is'],
    [' https://hemja.is', 'not the address of a site', 'https://hemja.is'],
    ['https://hemja.is/ ', 'not the address of a site', 'https://hemja.is'],
    ['ftp://hemja.is', 'not the address of a site', undefined],
    ['https://', 'not the address of a site', undefined],
    ['hemja', 'not the address of a site', undefined],
    ['https://hemja is', 'not the address of a site', undefined],
    ['https://1.2', 'not the address of a site', undefined],
    ['https://hemja.is:99999', 'not the address of a site', undefined],
  ])('cannot be %j, and the fix is valid', (typed, says, fix) => {
    expect(() => onCommandLine(typed)).toThrow(says);
    const [problem, ...others] = planSite(tinyConfig(inFile(typed))).report.sorted();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'address-refused', place: { file: 'content/site.yaml', line: 2 } });
    expect(problem?.message?.what).toContain(says);
    const [wanted = ''] = /https:\/\/[^\s,]+\w/.exec(problem?.message?.fix ?? '') ?? [];
    if (fix !== undefined) expect(wanted).toBe(fix);
    expect(onCommandLine(wanted)).toBe(wanted);
  });
});
