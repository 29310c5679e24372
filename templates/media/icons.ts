import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Workshop } from '../../src/define/index.ts';
import { gameFigures } from '../motif/games.ts';
import { marks, shapePath, shapes, valueFigures } from '../motif/shapes.ts';

/** What layout and islands show on their own account; all other names are in the content. */
const layoutIcons = `
  arrow-left arrow-right arrow-up-right calendar check chevron-down chevron-left chevron-right circle-alert
  circle-check circle-x clock cookie copy external-link flame gift globe house info link list-filter mail map-pin
  menu minus pause phone play plus printer rotate-ccw search send settings-2 share-2 shield-check sparkles star
  trophy user x zap
`;

/** Logos of others: our name, and the name in Simple Icons. */
const logos: Readonly<Record<string, string>> = {
  facebook: 'facebook',
  nextjs: 'nextdotjs',
  nodejs: 'nodedotjs',
  react: 'react',
  shopify: 'shopify',
  typescript: 'typescript',
  wordpress: 'wordpress',
  'x-twitter': 'x',
};

/** Drawn by us, and so only in `content/media/icons`. */
const ownDrawings = new Set(['hemja', 'linkedin']);

/** The path data of each figure of the thread, by the name of its icon: `thread-orbit`. */
const figures = new Map<string, string>([
  ...[...shapes, ...marks, ...valueFigures].map((shape) => [`thread-${shape}`, shapePath(shape)] as const),
  ...Object.entries(gameFigures).map(([name, draw]) => [`thread-${name}`, draw()] as const),
]);

const strokeHead =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** The file as we keep it: one `<svg>` with its shapes, without the comment, title, class and size it came with. */
function cleanIcon(svg: string, head: string): string {
  const drawing = svg
    .replace(/<!--[\s\S]*?-->|<title>.*?<\/title>|<\/?svg[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${head}>${drawing}</svg>\n`;
}

/** A figure as an icon. Its line is as strong as that of all others, at every size. */
const figureIcon = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" ${strokeHead}><path vector-effect="non-scaling-stroke" d="${path}"/></svg>\n`;

/** Every icon that a content file names. */
async function namesInContent(content: string): Promise<string[]> {
  const files = (await readdir(content, { recursive: true })).filter(
    (name) => /\.(?:ya?ml|md)$/.test(name) && name !== 'README.md',
  );
  const texts = await Promise.all(files.map((name) => readFile(join(content, name), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/\b(?:icon|logo): *['"]?([a-z0-9-]+)/g)].map(([, name]) => name ?? ''),
  );
}

/** Writes every icon that content or layout names into `media/icons`: from Lucide, from Simple Icons, or as a figure of the thread. */
export async function makeIcons({ root }: Workshop): Promise<void> {
  const require = createRequire(join(root, 'package.json'));
  const content = join(root, 'content');
  const wanted = [
    ...layoutIcons.trim().split(/\s+/),
    ...Object.keys(logos),
    ...(await namesInContent(content)),
  ];
  for (const name of new Set(wanted)) {
    if (ownDrawings.has(name)) continue;
    const figure = figures.get(name);
    const icon = figure ? figureIcon(figure) : await copyOf(name, require);
    await writeFile(join(content, 'media', 'icons', `${name}.svg`), icon);
  }
}

async function copyOf(name: string, { resolve }: NodeJS.Require): Promise<string> {
  const logo = logos[name];
  const source = resolve(logo ? `simple-icons/icons/${logo}.svg` : `lucide-static/icons/${name}.svg`);
  return cleanIcon(await readFile(source, 'utf8'), logo ? 'fill="currentColor"' : strokeHead);
}
