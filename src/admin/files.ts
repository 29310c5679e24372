import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Artifact } from '../artifact.ts';
import { bundleToolScript } from '../assets/bundle/tool-script.ts';
import type { Choices } from '../config.ts';
import { adminFolder } from '../hosting/admin.ts';

/** The page of the editor. Its policy allows no inline scripts. */
const page = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sveltia CMS</title>
<script src="/admin/admin.js" defer></script>
</head>
<body></body>
</html>
`;

/** Returns the files of the visual editor of any site: Sveltia CMS as its package has it, its licence, and what starts it. */
export async function adminFiles(choices: Choices): Promise<Artifact[]> {
  const script = await bundleToolScript('src/admin/client/index.ts', choices);
  const require = createRequire(join(choices.toolDir, 'package.json'));
  const [cms, yaml] = [require.resolve('@sveltia/cms'), require.resolve('yaml/package.json')].map(dirname);
  return [
    { path: `${adminFolder}index.html`, body: page },
    { path: `${adminFolder}admin.js`, body: script },
    { path: `${adminFolder}admin.js.LICENSE.txt`, body: readFileSync(join(String(yaml), 'LICENSE')) },
    { path: `${adminFolder}sveltia/LICENSE.txt`, body: readFileSync(join(String(cms), '../LICENSE.txt')) },
    ...filesIn(String(cms), `${adminFolder}sveltia/`),
  ];
}

/** Reads the files of a folder, without maps of sources, and without converters of pictures, which the site has itself. */
function filesIn(folder: string, below: string): Artifact[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:map|wasm)$/.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = below + file.slice(folder.length + 1).replaceAll('\\', '/');
      return { path, body: readFileSync(file) };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
