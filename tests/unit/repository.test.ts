import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectDir } from '../support/workspace.ts';

const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      container: z.string().optional(),
      if: z.string().optional(),
      permissions: z.record(z.string(), z.string()).optional(),
      strategy: z.object({ matrix: z.object({ node: z.array(z.number()) }) }).optional(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});
const workflowOf = (file: string) => workflowSchema.parse(load(read(`.github/workflows/${file}`)));
const workflow = workflowOf('ci.yml');
const jobs = Object.values(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);

const packageSchema = z.object({
  engines: z.object({ node: z.string() }),
  scripts: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const manifest = packageSchema.parse(JSON.parse(read('package.json')));

describe.each(readdirSync(join(projectDir, '.github/workflows')))('the workflow %s on GitHub', (file) => {
  it('takes every action by its commit, and names the version beside it', () => {
    const actions = Object.values(workflowOf(file).jobs).flatMap((job) =>
      job.steps.flatMap(({ uses }) => uses ?? []),
    );
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    for (const line of read(`.github/workflows/${file}`).match(/uses: .*/g) ?? [])
      expect(line).toMatch(/ # v\d+\.\d+\.\d+$/);
  });

  it('may read the repository and nothing else, except in jobs that only use git', () => {
    const { permissions, jobs } = workflowOf(file);
    expect(permissions).toEqual({ contents: 'read' });
    for (const { permissions: more, steps } of Object.values(jobs)) {
      if (more === undefined) continue;
      expect(more).toEqual({ contents: 'write' });
      const commands = steps.flatMap(({ run = '' }) => run.split('\n').filter((line) => line !== ''));
      expect(commands.length).toBeGreaterThan(0);
      for (const command of commands) expect(command).toMatch(/^(?:git|echo) /);
      for (const { uses = 'actions/checkout' } of steps) expect(uses).toContain('actions/checkout');
    }
  });
});

describe('the workflow that runs for changes', () => {
  it('has no secrets', () => {
    expect(read('.github/workflows/ci.yml')).not.toContain('secrets.');
  });

  it('runs what the repository has', () => {
    for (const { run = '' } of steps) {
      const script = /^npm run ([\w:]+)/.exec(run)?.[1];
      if (script !== undefined) expect(manifest.scripts).toHaveProperty([script]);
      if (run.startsWith('.')) expect(existsSync(join(projectDir, run)), run).toBe(true);
    }
    expect(steps.map(({ run }) => run)).toContain('.ci/run');
  });

  const onlyContent = (files: string) => {
    const [, pattern = ''] = /grep -qvE '([^']+)'/.exec(steps.map(({ run }) => run).join()) ?? [];
    return spawnSync('grep', ['-qvE', pattern], { input: files }).status !== 0;
  };

  it.each([
    ['content/is/faq.yaml\ncontent/prices.yaml\ntests/spell/words-is.txt\n', true],
    ['content/is/faq.yaml\ntemplates/site.ts\n', false],
    ['tests/sites/agency/content/is/faq.yaml\n', false],
  ])('takes %j for a change of content alone: %s', (files, expected) => {
    expect(onlyContent(files)).toBe(expected);
  });

  it('has a quick job for changes of content alone, and all tests for others', () => {
    const { content, 'all-tests': all } = workflow.jobs;
    expect(content?.if).toContain("content-only == 'true'");
    expect(content?.steps.map(({ run }) => run)).toContain('npm test -- content spell');
    expect(all?.if).toContain("content-only != 'true'");
  });

  it('tries the oldest Node that is supported, and newer ones', () => {
    const [oldest = ''] = /\d+/.exec(manifest.engines.node) ?? [];
    expect(jobs.map(({ container }) => container)).toContain(`node:${oldest}`);
    expect(jobs.flatMap(({ strategy }) => strategy?.matrix.node ?? [])).toEqual([22, 24]);
    expect(manifest.devDependencies['@types/node']?.split('.')[0]).toBe(oldest);
  });
});

describe('the version of Node for builds', () => {
  it('is the same on machines of developers, on Netlify and in the image', () => {
    const version = read('.node-version').trim();
    expect(read('netlify.toml')).toContain(`NODE_VERSION = "${version}"`);
    expect(read('Dockerfile').match(/^FROM node:\d+/gm)).toEqual([
      `FROM node:${version}`,
      `FROM node:${version}`,
    ]);
  });
});
