import type { Document } from '../content/load/document.ts';
import { isIndispensableKind, isPage } from '../content/load/page-files.ts';
import type { PageKind } from '../define/kind.ts';
import { parentId } from '../define/route.ts';
import type { Site } from '../define/site.ts';
import type { AdminField } from './client/config.ts';

/** What decides where the editor has a file. */
interface EntryContext {
  site: Site;
  documents: readonly Document[];
}

/** What collections are made of. */
interface CollectionContext extends EntryContext {
  /** The content folder in the repository. */
  folder: string;
  /** Returns the fields of a data file, or of a page by its template. */
  fieldsOfPage(template: string): AdminField[];
  fieldsOfData(format: string): AdminField[];
  phrase(text: string): string;
}

/** The names of the formats of pages. */
export const pageFormats = { md: 'page-frontmatter', yaml: 'page-yaml' } as const;

/** Returns the name of the format of a data file. */
export const dataFormat = (owner: 'shared' | 'own', name: string) => `${owner}-${name}`;

/** Lists the collections of the editor: the pages of each kind, the other pages, and the data files. */
export function collectionsOf(context: CollectionContext): object[] {
  const { site } = context;
  const open = Object.entries(site.pages).filter(([, kind]) => !isIndispensableKind(kind));
  const single = singlePages(context);
  const own = Object.keys(site.data.own).map((name) => dataFile('own', name, context));
  const shared = Object.entries(site.data.shared)
    .filter(([, { from }]) => from === undefined)
    .map(([name]) => dataFile('shared', name, context));
  return [
    ...open.flatMap(([template, kind]) => pagesOfKind(template, kind, context)),
    { name: 'pages', label: context.phrase('Other pages'), i18n: true, files: single },
    { name: 'words', label: context.phrase('Words'), i18n: true, files: own },
    { name: 'facts', label: context.phrase('Facts'), files: shared },
  ].filter((one) => !('files' in one && Array.isArray(one.files) && one.files.length === 0));
}

const extensionOf = ({ hasBody = false }: PageKind) => (hasBody ? 'md' : 'yaml');

/** Makes a collection of each folder that has pages of a kind, or of all folders if there are none yet. */
function pagesOfKind(template: string, kind: PageKind, context: CollectionContext): object[] {
  const { site, documents, folder } = context;
  const only = onlyFolderOf(template, { site, documents });
  const isNested = only === undefined;
  const at = only ? `/${only}` : '';
  const extension = extensionOf(kind);
  return [
    {
      ...{ name: `kind-${template}`, label: template, label_singular: template, i18n: true, create: true },
      folder: `${folder}/{{locale}}${at}`,
      ...{ extension, format: pageFormats[extension], identifier_field: 'title' },
      slug: {
        template: '{{fields.slug}}',
        pattern: [
          '^[a-z0-9]+(?:-[a-z0-9]+)*$',
          context.phrase('Lowercase letters a to z, digits and hyphens'),
        ],
        hint: context.phrase('The name of the file, the same in every language'),
        editable: ['create'],
      },
      filter: { field: 'template', value: template },
      ...(isNested && { nested: { depth: deepest, subfolders: false }, meta: { path: {} } }),
      fields: context.fieldsOfPage(template),
    },
  ];
}

/** Returns the folder that has all pages of a kind; undefined if there are several or none. */
function onlyFolderOf(template: string, { site, documents }: EntryContext): string | undefined {
  const pages = documents.filter((one) => isPage(one, site) && one.data.template === template);
  const [first, ...others] = new Set(pages.map(({ name }) => parentId(name)));
  return others.length === 0 ? first : undefined;
}

/** Returns the address of the entry of a file in the editor, such as `kind-service/entries/social-media`. */
export function entryOf(document: Document, { site, documents }: EntryContext): string {
  const { name, locale } = document;
  if (!isPage(document, site)) return `${locale === null ? 'facts' : 'words'}/entries/${name}`;
  const template = String(document.data.template);
  const kind = site.pages[template];
  if (kind && isIndispensableKind(kind)) return `pages/entries/${name.replaceAll('/', '-')}`;
  const folder = onlyFolderOf(template, { site, documents });
  return `kind-${template}/entries/${folder ? name.slice(folder.length + 1) : name}`;
}

/** No page is in more folders than this. */
const deepest = 5;

/** Lists the pages of which each language must have one. */
function singlePages(context: CollectionContext): object[] {
  const { site, documents, folder } = context;
  const pages = new Map(
    documents
      .filter((one) => isPage(one, site))
      .toReversed()
      .map((one) => [one.name, one]),
  );
  return [...pages.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, data }) => {
      const template = String(data.template);
      const kind = site.pages[template];
      if (!kind || !isIndispensableKind(kind)) return [];
      const extension = extensionOf(kind);
      return [
        {
          ...{ name: name.replaceAll('/', '-'), label: `${name} – ${data.title}`, i18n: true },
          ...{ file: `${folder}/{{locale}}/${name}.${extension}`, format: pageFormats[extension] },
          fields: context.fieldsOfPage(template),
        },
      ];
    });
}

function dataFile(owner: 'shared' | 'own', name: string, context: CollectionContext): object {
  const { site, folder, fieldsOfData, phrase } = context;
  const holds = phrase(site.data[owner][name]?.holds ?? '');
  const format = dataFormat(owner, name);
  const place = owner === 'own' ? `${folder}/{{locale}}` : folder;
  return {
    ...{ name, label: `${name}.yaml – ${holds}`, format, file: `${place}/${name}.yaml` },
    ...(owner === 'own' && { i18n: true }),
    fields: fieldsOfData(format),
  };
}
