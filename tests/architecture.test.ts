import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scripts } from '../templates/scripts.ts';
import { type Import, readModules } from './support/module-graph.ts';
import { projectDir } from './support/workspace.ts';

const modules = readModules('cli', 'src', 'templates');
const sources = modules.map(({ file }) => file);
const imports = modules.flatMap((module) => module.imports);

const text = (file: string) => readFileSync(join(projectDir, file), 'utf8');

const isIn = (file: string, ...folders: string[]) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
const isOwn = (file: string) => isIn(file, 'cli', 'src', 'templates');

/** The stages of a build, in the order in which they run: none may know a later one. */
const stages = [
  'content/load',
  'routes',
  'content/model',
  'assets/bundle',
  'search',
  'assets/pictures',
  'pages/html',
  'pages/render',
  'assets/styles',
  'pages/page.ts',
  'hosting',
  'publish',
];

/** What every stage may import: the vocabulary of sites, rules, problems, caches and files, the graph, and who watches what is read. */
const common = [
  ...['src/define', 'src/diagnostics', 'src/pages/attempts', 'src/content/reads', 'src/cache'],
  ...['src/artifact.ts', 'src/config.ts', 'src/content/site-context.ts', 'src/lib'],
  ...['src/incremental', 'src/graph'],
];

/** What single stages share with others: the index with those who ask it, the place of styles in pages with those who read it. */
const alsoImports: Record<string, string[]> = {
  search: ['src/client/search'],
  bundle: ['src/pages/html/page-styles.ts'],
};

/** Who may import what at run time; types of `src/` may be imported from anywhere that is not named here. */
const walls: {
  part: string;
  without?: string;
  mayImport: string[];
  packages?: RegExp;
  alsoTypes?: string[];
}[] = [
  {
    part: 'cli',
    // A translator is loaded by commands alone, and without the engine.
    mayImport: [
      ...['src/index.ts', 'src/preparation.ts', 'src/diagnostics/translation.ts'],
      ...['cli', 'src/cache', 'src/lib'],
    ],
  },
  { part: 'src/cache', mayImport: ['src/cache', 'src/lib'], packages: /^node:/ },
  { part: 'src/lib', mayImport: ['src/lib'], packages: /^node:/ },
  ...stages.map((stage, at) => ({
    part: `src/${stage}`,
    mayImport: [
      ...stages.slice(0, at + 1).map((earlier) => `src/${earlier}`),
      ...[...common, ...(alsoImports[stage] ?? [])],
    ],
    alsoTypes: ['src/client/late-modules.ts', 'src/pages/html'],
  })),
  {
    part: 'src/server',
    without: 'src/server/forms',
    mayImport: ['src/server', 'src/hosting', 'src/define', 'src/lib'],
    alsoTypes: ['src/artifact.ts'],
  },
  {
    part: 'src/define',
    // What problems are is part of the vocabulary.
    mayImport: ['src/define', 'src/diagnostics'],
    packages: /^(?:zod|react|react-dom\/server)$/,
    alsoTypes: ['src'],
  },
  {
    part: 'src/locales',
    mayImport: ['src/locales', 'src/define'],
    packages: /^hyphen\//,
  },
  { part: 'src/incremental', mayImport: ['src/incremental', 'src/lib/json.ts'], packages: /^node:/ },
  {
    part: 'src/content/reads',
    mayImport: ['src/content/reads', 'src/define', 'src/lib'],
    packages: /^zod$/,
    alsoTypes: ['src/diagnostics', 'src/content/load', 'src/graph'],
  },
  {
    part: 'src/leads',
    mayImport: ['src/leads', 'src/lib'],
    packages: /^(?:node:|@libsql\/client$|nodemailer$)/,
    alsoTypes: ['src/hosting', 'src/define'],
  },
  {
    part: 'src/server/forms',
    mayImport: [
      ...[
        'src/server/forms',
        'src/leads/index.ts',
        'src/leads/location.ts',
        'src/leads/time.ts',
        'src/server/form-handler.ts',
        'src/server/client-address.ts',
        'src/hosting/manifest.ts',
        'src/define',
      ],
    ],
    packages: /^(?:node:|react$|react-dom\/server$)/,
  },
  {
    part: 'src/dev/client',
    mayImport: ['src/dev/client'],
    packages: /^$/,
    alsoTypes: ['src/dev/protocol.ts'],
  },
  {
    part: 'src/diagnostics',
    mayImport: ['src/diagnostics', 'src/define/numbers.ts'],
    packages: /^fastest-levenshtein$/,
  },
  {
    part: 'templates/islands',
    mayImport: [
      ...['templates/islands', 'templates/components', 'templates/data/money.ts', 'templates/motif'],
      ...['src/client/search', 'src/client/error-boundary.ts', 'src/define'],
    ],
    packages: /^react$/,
    alsoTypes: ['templates'],
  },
  {
    part: 'src/client',
    mayImport: ['src/client', 'src/define'],
    packages: /^(react(-dom\/client|\/jsx-runtime)?|lunr)$/,
  },
  { part: 'src/admin/client', mayImport: ['src/admin/client'], packages: /^yaml$/ },
  {
    part: 'src/third-party',
    mayImport: ['src/third-party', 'src/define', 'src/client/consent/choices.ts'],
    packages: /^zod$/,
    alsoTypes: ['src/client/consent', 'src/diagnostics'],
  },
  {
    part: 'templates/media',
    mayImport: ['templates', 'src/define', 'src/content/load/front-matter.ts'],
  },
  {
    part: 'templates',
    without: 'templates/media',
    mayImport: ['templates', 'src/client', 'src/define', 'src/locales', 'src/third-party'],
    packages: /^(react(-dom\/(server|client))?|lunr|zod|schema-dts|fastest-levenshtein)$/,
    alsoTypes: ['src'],
  },
];

/** What other programs and sites may use, and tests too; `cli/site.mjs` compiles and starts the first two. */
const publicParts = [
  'cli/index.ts',
  'cli/compile/tool.ts',
  'src/index.ts',
  'src/preparation.ts',
  'src/define',
  'src/client',
  'src/third-party/index.ts',
  'templates/site.ts',
];

/** Whether a script asks a file for what it exports, by the definition of the site, or an editor does. */
function isAskedFor(file: string, name: string): boolean {
  const { islands, enhancements } = scripts;
  const asked = [...Object.entries(islands), ...Object.values(enhancements).map((path) => ['enhance', path])];
  const isOfLanguage = isIn(file, 'src/locales', 'templates/locales') && ['plural', 'search'].includes(name);
  const isOfExtension = file === 'src/content/schema/extension/extension.mjs' && name === 'activate';
  return (
    isOfLanguage ||
    isOfExtension ||
    asked.some(([exported, path]) => exported === name && `templates/${path}` === file)
  );
}

/** Circles of imports, each as the way around it; one for each import that closes one. */
function circlesIn(all: readonly Import[]): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) {
      for (const { to } of all.filter(({ from }) => from === file)) visit(to, [...trail, file]);
      done.add(file);
    }
  };
  for (const { from } of all) visit(from, []);
  return [...new Set(circles)];
}

describe('the walls between the parts', () => {
  it.each(walls)('$part', ({ part, without, mayImport, packages, alsoTypes = [] }) => {
    const breaches = imports.filter(({ from, to, isType }) => {
      if (!isIn(from, part) || (without && isIn(from, without))) return false;
      if (!isOwn(to)) return packages !== undefined && !packages.test(to);
      return !isIn(to, ...mayImport) && !(isType && isIn(to, ...alsoTypes));
    });
    expect(breaches.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('islands reach the browser by dynamic import alone', () => {
    const statically = imports
      .filter(
        ({ from, to }) => isIn(from, 'src/client', 'templates/client.ts') && isIn(to, 'templates/islands'),
      )
      .filter(({ isType, isDynamic }) => !isType && !isDynamic);
    expect(statically).toEqual([]);
  });

  it('nothing of Node and no Intl reaches the browser', () => {
    const browser = sources.filter(
      (file) => isIn(file, 'templates', 'src/client') && !isIn(file, 'templates/media'),
    );
    const breaches = browser.filter((file) => /node:|\bIntl\.|\.toLocale\w*\(/.test(text(file)));
    expect(breaches).toEqual([]);
  });

  it('only the command line ends or reads the process', () => {
    const breaches = sources.filter(
      (file) => isIn(file, 'src', 'templates') && /(?<!')process\.(exit|argv|env|stdout)/.test(text(file)),
    );
    expect(breaches).toEqual([]);
  });

  it('only these files touch what is kept in the browser; what they store must be in stored-keys.ts', () => {
    const storage = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|document\.cookie\b/;
    const withoutComments = (file: string) => text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const users = sources.filter(
      (file) => isIn(file, 'templates', 'src/client') && storage.test(withoutComments(file)),
    );
    expect(users.toSorted()).toEqual([
      'src/client/consent/dialog.ts',
      'src/client/consent/index.ts',
      'src/client/consent/scripts.ts',
      'src/client/forms/storage.ts',
      'src/client/leftovers.ts',
      'templates/components/hero-video.ts',
      'templates/motif/pulled.ts',
      'templates/notices/closed.ts',
    ]);
    const storing = users.filter((file) => /\.setItem\(|Storage\[|Storage\.[a-z]\w* ?=/.test(text(file)));
    const untyped = storing.filter((file) => !/\/(?:stored-keys|choices)\.ts/.test(text(file)));
    expect(untyped).toEqual([]);
  });

  it('a build loads what it needs alone: no database, no mail, and pictures and bundles only when they have changed', () => {
    const loaded = new Set(['src/index.ts', 'src/preparation.ts']);
    for (const file of loaded)
      for (const { from, to, isType, isDynamic } of imports)
        if (from === file && !isType && !isDynamic) loaded.add(to);
    const packages = [...loaded].filter((name) => !isOwn(name) && !name.startsWith('node:'));
    expect(packages.toSorted()).toEqual([
      ...['@rgrove/parse-xml', 'fastest-levenshtein', 'gray-matter', 'htmlparser2', 'js-yaml', 'lunr'],
      ...['markdown-it', 'postcss', 'react', 'react-dom/server', 'zod'],
    ]);
  });

  it('src holds no JSX', () => {
    expect(sources.filter((file) => isIn(file, 'src') && file.endsWith('.tsx'))).toEqual([]);
  });
});

describe('the code', () => {
  it('has no circles of imports, of types neither', () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  it('exports nothing that no other file imports; a test is a user of what is public alone', () => {
    const unused = modules.flatMap(({ file, exports }) => {
      const users = imports.filter(({ from, to }) => to === file && from !== file);
      const isUsed = (name: string) => users.some(({ names }) => !names || names.includes(name));
      return isIn(file, ...publicParts)
        ? []
        : exports
            .filter((name) => !isUsed(name) && !isAskedFor(file, name))
            .map((name) => `${file}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('has no file of more than 300 lines', () => {
    const styles = readdirSync(join(projectDir, 'templates'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join('templates', name));
    const long = [...sources, ...styles].filter((file) => text(file).split('\n').length > 301);
    expect(long).toEqual([]);
  });

  it('has no `any`, no non-null assertions, no switched-off checks and no default exports', () => {
    const bad = /: any\b|\bas any\b|@ts-(ignore|nocheck|expect-error)|^export default|\bTODO\b|\bFIXME\b/m;
    expect(sources.filter((file) => !file.endsWith('.d.ts') && bad.test(text(file)))).toEqual([]);
  });
});
