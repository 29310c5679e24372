import { describe, expect, it } from 'vitest';
import { createConfig } from '../../../src/config.ts';
import { site } from '../../../templates/site.ts';

const config = (options: { preview?: boolean }, env: Record<string, string>) =>
  createConfig(options, { site, toolDir: '/tool', cwd: '/site', env });

describe('a preview', () => {
  it.each([
    { title: 'nothing is said', options: {}, env: {}, preview: false },
    { title: 'asked for', options: { preview: true }, env: {}, preview: true },
    { title: 'Netlify builds a pull request', options: {}, env: netlify('deploy-preview'), preview: true },
    { title: 'Netlify builds a branch', options: {}, env: netlify('branch-deploy'), preview: true },
    {
      title: 'Netlify builds a branch of its own context',
      options: {},
      env: netlify('staging'),
      preview: true,
    },
    { title: 'Netlify builds the site', options: {}, env: netlify('production'), preview: false },
    { title: 'another tool has a CONTEXT', options: {}, env: { CONTEXT: 'deploy-preview' }, preview: false },
  ])('$title: $preview', ({ options, env, preview }) => {
    expect(config(options, env).preview).toBe(preview);
  });
});

function netlify(context: string): Record<string, string> {
  return { NETLIFY: 'true', CONTEXT: context };
}
