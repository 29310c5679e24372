import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { PlannedFile } from './modelines.ts';

/** The folder of an extension of VS Code that is installed for this workspace alone, below the folder of the site. */
const folder = '.vscode/extensions/front-matter';

/** The extension with the YAML language server. */
export const yamlExtension = 'redhat.vscode-yaml';

/** The manifest of the extension (code.visualstudio.com/api/references/extension-manifest). */
const manifest = {
  ...{ name: 'front-matter', publisher: 'site', version: '1.0.0', displayName: 'Front matter' },
  description: 'Completes and checks the keys of Markdown pages by the schemas of the site.',
  ...{ type: 'module', main: 'extension.mjs', engines: { vscode: '^1.100.0' } },
  ...{ activationEvents: ['onLanguage:markdown'], extensionDependencies: [yamlExtension] },
};

/** Plans the files of the extension that completes front matter: the YAML extension looks at YAML files alone. */
export function extensionFiles({ toolDir }: Config): PlannedFile[] {
  const code = ['extension.mjs', 'yaml-server.mjs'].map((name) => ({
    path: `${folder}/${name}`,
    text: readFileSync(join(toolDir, 'src/content/schema/extension', name), 'utf8'),
  }));
  return [{ path: `${folder}/package.json`, text: `${JSON.stringify(manifest, null, 2)}\n` }, ...code];
}
