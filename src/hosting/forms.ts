import type { Artifact } from '../artifact.ts';
import { localeOfPath } from '../define/locale.ts';
import type { Site } from '../define/site.ts';
import type { PageFacts } from '../pages/html/read-page.ts';
import type { HostedForm, HostedForms } from './manifest.ts';

/** Returns the forms of a site that are on a page in each language; the server receives no others. */
export function listForms(
  files: readonly Artifact[],
  pages: readonly PageFacts[],
  { forms, locales }: Pick<Site, 'forms' | 'locales'>,
): HostedForms[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (forms?.forms ?? []).flatMap(({ rules: { name } }) => {
    const found = locales.flatMap(({ id }): [string, HostedForm][] => {
      const page = pages.find(
        (one) => islandOf(one, name) !== undefined && localeOfPath(one.address, locales).id === id,
      );
      const hosted = page && placeOf(page, name, String(byPath.get(page.file)?.body));
      return hosted ? [[id, hosted]] : [];
    });
    return found.length === locales.length ? [{ name, pages: Object.fromEntries(found) }] : [];
  });
}

function islandOf({ forms }: PageFacts, name: string) {
  return forms.find(({ attributes, island }) => island !== undefined && attributes.name === name)?.island;
}

function placeOf(page: PageFacts, name: string, html: string): HostedForm | undefined {
  const island = islandOf(page, name);
  if (!island) return undefined;
  const bytesTo = (position: number) => Buffer.byteLength(html.slice(0, position));
  const start = html.indexOf(island.markup);
  return {
    address: page.address,
    title: bytesTo(html.indexOf(titleTag) + titleTag.length),
    island: {
      start: bytesTo(start),
      end: bytesTo(start + island.markup.length),
      wake: island.wake as HostedForm['island']['wake'],
    },
    // The definition of the form says that its island takes them.
    props: island.props as HostedForm['props'],
  };
}

const titleTag = '<title>';
