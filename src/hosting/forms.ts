import { model } from '../content/model/index.ts';
import { localeOfPath } from '../define/locale.ts';
import { type Db, query } from '../graph/index.ts';
import type { PageFacts } from '../pages/html/read-page.ts';
import { pageHtml, styledFacts } from '../pages/page.ts';
import type { HostedForm, HostedForms } from './manifest.ts';

/**
 * Returns the forms of a site that are on a page in each language; the server receives no others. Of several pages with a form, the
 * only one of its kind stays its page: others come and go.
 */
export function listForms(db: Db, pages: readonly PageFacts[]): HostedForms[] {
  const { forms, locales } = db.config.site;
  const kinds = new Map(db.get(model).routes?.all.map(({ file, page }) => [file, page.kind]));
  const isOnly = ({ file }: PageFacts) => kinds.get(file)?.isSingle ?? false;
  const inOrder = pages.toSorted((a, b) => Number(isOnly(b)) - Number(isOnly(a)));
  return (forms?.forms ?? []).flatMap(({ rules: { name } }) => {
    const found = locales.flatMap(({ id }): [string, HostedForm][] => {
      const page = inOrder.find(
        (one) => islandOf(one, name) !== undefined && localeOfPath(one.address, locales).id === id,
      );
      const hosted = page && db.get(formsOfPage, page.file)[name];
      return hosted ? [[id, hosted]] : [];
    });
    return found.length === locales.length ? [{ name, pages: Object.fromEntries(found) }] : [];
  });
}

/** The forms of a page by their names, by file. They are stored, because reading them needs the HTML of the page. */
const formsOfPage = query('forms of page', (db, file): Record<string, HostedForm> => {
  const html = db.get(pageHtml, file);
  const [facts] = styledFacts(db, file);
  const forms = facts?.forms.flatMap(({ attributes: { name = '' }, island }) =>
    island ? [[name, hostedForm(facts.address, island, html)] as const] : [],
  );
  // The first of two with one name, as the others are found.
  return Object.fromEntries((forms ?? []).toReversed());
});

function islandOf({ forms }: PageFacts, name: string) {
  return forms.find(({ attributes, island }) => island !== undefined && attributes.name === name)?.island;
}

type Island = NonNullable<PageFacts['forms'][number]['island']>;

function hostedForm(address: string, { markup, wake, props }: Island, html: string): HostedForm {
  const bytesTo = (position: number) => Buffer.byteLength(html.slice(0, position));
  const start = html.indexOf(markup);
  return {
    address,
    title: bytesTo(html.indexOf(titleTag) + titleTag.length),
    island: {
      start: bytesTo(start),
      end: bytesTo(start + markup.length),
      wake: wake as HostedForm['island']['wake'],
    },
    // The definition of the form says that its island takes them.
    props: props as HostedForm['props'],
  };
}

const titleTag = '<title>';
