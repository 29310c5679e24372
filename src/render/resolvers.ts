import type { z } from 'zod';
import type { Assets } from '../bundle/index.ts';
import type { PageContext, SiteContext } from '../define/context.ts';
import type { Locale } from '../define/locale.ts';
import type { Site, SiteFacts } from '../define/site.ts';
import type { IconView, LinkView, PictureView, VideoView } from '../define/view.ts';
import { mapFields } from '../define/walk.ts';
import type { Db } from '../graph.ts';
import type { PictureFormat, Pictures } from '../pictures/index.ts';
import type { Route } from '../routes/index.ts';

/** Everything that pages are made from. */
export interface RenderContext extends SiteContext {
  site: Site;
  facts: SiteFacts;
  assets: Assets;
  /** The addresses of media files, by path below `media/`. */
  media: ReadonlyMap<string, string>;
  /** The addresses of the icons, by name. */
  icons: ReadonlyMap<string, string>;
  /** The addresses of the lines that pages share, by name. */
  drawings: Readonly<Record<string, string>>;
  /** The addresses of the site's JSON files, by name and language. */
  files: ReadonlyMap<string, ReadonlyMap<Locale, string>>;
  /** The icons, and the pictures of the content; drawn later. */
  pictures: Pick<Pictures, 'appIcons' | 'sets'>;
  db: Db;
  /** True when search engines must not list the site. */
  preview: boolean;
}

/** The things that names in the content of a page stand for, as that page shows them. */
export function createResolvers(page: PageContext, context: RenderContext): Resolvers {
  const { language, routes } = page;
  const own = Object.entries(context.site.references ?? {}).map(
    ([kind, { resolve }]) => [kind, (name: string) => resolve(name, page)] as const,
  );
  return {
    icon: (name) => iconOf(name, context),
    page: (id) => page.linkTo(routes.get(language.id, id)),
    video: (name) => videoOf(name, context),
    heading: (text) => language.hyphenate(text),
    ...Object.fromEntries(own),
  };
}

/** An icon of the content as pages show it. */
export function iconOf(name: string, { icons, content }: RenderContext): IconView {
  return { href: known(icons.get(name), name), style: known(content.media.icons.get(name), name).style };
}

/** A link to a page, as it is on another. */
export function linkTo(target: Route, from: Route): LinkView {
  return { href: target.path, text: labelOf(target), current: target === from };
}

/** The name of a page in menus and breadcrumbs. */
export function labelOf({ page }: Route): string {
  return page.data.label ?? page.data.title;
}

function videoOf(name: string, context: RenderContext): VideoView {
  const { content, facts, media } = context;
  const { webm, mp4, poster } = known(content.media.videos.get(name), name);
  const host = facts.mediaHost ?? '';
  const address = (file: { name: string }) => known(media.get(file.name), file.name);
  return {
    webm: `${host}${address(webm)}`,
    mp4: `${host}${address(mp4)}`,
    still: pictureView(poster.name, context),
  };
}

/** A picture of the content as pages show it, by its path below `media/`. */
export function pictureView(path: string, { pictures }: RenderContext): PictureView {
  const { files, width, height } = known(pictures.sets.get(path), path);
  const list = (format: PictureFormat) =>
    files[format].map((file) => `/${file.path} ${file.width}w`).join(', ');
  const src = `/${files.webp.at(-1)?.path}`;
  return { avif: list('avif'), webp: list('webp'), src, width, height };
}

/** The model has checked every name; one that is not there is a bug. */
export function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`“${name}” should have been refused by the model.`);
  return value;
}

/** What to put in place of a text, by its role: the thing that a name names, or the text made ready to show. */
type Resolvers = Readonly<Record<string, (name: string) => unknown>>;

/** Content with every reference replaced by what it names. */
export function resolve(schema: z.ZodType, value: unknown, resolvers: Resolvers): unknown {
  return mapFields(schema, value, ({ value: text, meta: { role = '' } }) => {
    const resolver = Object.hasOwn(resolvers, role) ? resolvers[role] : undefined;
    return typeof text === 'string' && resolver ? resolver(text) : text;
  });
}
