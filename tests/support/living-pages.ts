import { resolve } from 'node:path';
import { type BuildResult, buildSite } from '../../src/build.ts';
import { createConfig } from '../../src/config.ts';
import { site } from '../../templates/site.ts';
import { livingContent } from './content-folders.ts';
import { projectDir } from './workspace.ts';

/** A page of a build. */
interface BuiltPage {
  path: string;
  body: string;
}

let built: Promise<BuildResult> | undefined;

/** Builds the living content, once for each test file. */
export function livingSite(): Promise<BuildResult> {
  const options = { content: resolve(projectDir, livingContent) };
  built ??= buildSite(createConfig(options, { site, toolDir: projectDir, cwd: projectDir }));
  return built;
}

/** The pages of the living content. */
export async function livingPages(): Promise<BuiltPage[]> {
  const { artifacts } = await livingSite();
  return artifacts.flatMap(({ path, body }) =>
    path.endsWith('.html') && typeof body === 'string' ? [{ path, body }] : [],
  );
}
