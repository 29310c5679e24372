import type { z } from 'zod';
import type { Assets } from '../../assets/bundle/index.ts';
import type { PictureFormat, Pictures } from '../../assets/pictures/index.ts';
import type { PageContext, SiteContext } from '../../define/context.ts';
import type { Locale } from '../../define/locale.ts';
import type { Site, SiteFacts } from '../../define/site.ts';
import type { IconView, LinkView, PictureView, VideoView } from '../../define/view.ts';
import { mapFields } from '../../define/walk.ts';
import type { Db } from '../../graph/index.ts';
import type { Route } from '../../routes/index.ts';

/** The inputs of rendering. */
export interface RenderContext extends SiteContext {
  site: Site;
  facts: SiteFacts;
  assets: Assets;
  /** Addresses of media files, by path below `media/`. */
  media: ReadonlyMap<string, string>;
  /** Addresses of icons, by name. */
  icons: ReadonlyMap<string, string>;
  /** Addresses of the drawings that pages share, by name. */
  drawings: Readonly<Record<string, string>>;
  /** Addresses of the site's JSON files, by name and language. */
  files: ReadonlyMap<string, ReadonlyMap<Locale, string>>;
  /** The planned icons and pictures of the content. */
  pictures: Pick<Pictures, 'appIcons' | 'sets'>;
  db: Db;
  /** True when search engines must not list the site. */
  preview: boolean;
}

/** Creates the resolvers for references in the content of a page. */
export function createResolvers(page: PageContext, context: RenderContext): Resolvers {
  const { language, routes } = page;
  const own = Object.entries(context.site.references ?? {}).map(
    ([kind, { resolve }]) => [kind, (name: string) => resolve(name, page)] as const,
  );
  return {
    icon: (name) => iconOf(name, context),
    page: (id) => page.linkTo(routes.get(language.id, id)),
    picture: (name) => pictureView(required(context.content.media.pictures.get(name), name).name, context),
    video: (name) => videoOf(name, context),
    heading: (text) => language.hyphenate(text),
    ...Object.fromEntries(own),
  };
}

/** Returns the view of an icon. */
export function iconOf(name: string, { icons, content }: RenderContext): IconView {
  return {
    href: required(icons.get(name), name),
    style: required(content.media.icons.get(name), name).style,
  };
}

/** Returns the view of a link between two pages. */
export function linkTo(target: Route, from: Route): LinkView {
  return { href: target.path, text: labelOf(target), current: target === from };
}

/** Returns the label of a page in menus and breadcrumbs. */
export function labelOf({ page, derived }: Route): string {
  return derived ? (derived.label ?? derived.title) : (page.data.label ?? page.data.title);
}

function videoOf(name: string, context: RenderContext): VideoView {
  const { content, facts, media } = context;
  const { webm, mp4, poster } = required(content.media.videos.get(name), name);
  const host = facts.mediaHost ?? '';
  const address = (file: { name: string }) => required(media.get(file.name), file.name);
  return {
    webm: `${host}${address(webm)}`,
    mp4: `${host}${address(mp4)}`,
    still: pictureView(poster.name, context),
  };
}

/** Returns the view of a picture, by its path below `media/`. */
export function pictureView(path: string, { pictures }: RenderContext): PictureView {
  const { files, width, height } = required(pictures.sets.get(path), path);
  const list = (format: PictureFormat) =>
    files[format].map((file) => `/${file.path} ${file.width}w`).join(', ');
  const src = `/${files.webp.at(-1)?.path}`;
  return { avif: list('avif'), webp: list('webp'), src, width, height };
}

/** Asserts that a reference resolves. The model has checked all names, so a missing one is a bug. */
export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`“${name}” should have been refused by the model.`);
  return value;
}

/** Functions that replace a text, by its role: a reference with its target, a heading with its hyphenated form. */
type Resolvers = Readonly<Record<string, (name: string) => unknown>>;

/** Replaces every reference in content with its target. */
export function resolve(schema: z.ZodType, value: unknown, resolvers: Resolvers): unknown {
  return mapFields(schema, value, ({ value: text, meta: { role = '' } }) => {
    const resolver = Object.hasOwn(resolvers, role) ? resolvers[role] : undefined;
    return typeof text === 'string' && resolver ? resolver(text) : text;
  });
}
