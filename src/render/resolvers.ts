import type { PictureView } from '../../templates/components/Picture.tsx';
import type { IconView, LinkView, PriceView, StatisticView, VideoView } from '../../templates/page-view.ts';
import type { PictureFormat } from '../pictures/index.ts';
import type { Route } from '../routes/index.ts';
import { formatIsk } from '../rules/money.ts';
import type { RenderContext } from './context.ts';
import { hyphenate } from './hyphenate.ts';
import type { Resolvers } from './resolve.ts';

/** The things that names in the content of a page stand for, as that page shows them. */
export function createResolvers(route: Route, context: RenderContext): Resolvers {
  const { site, routes } = context;
  const { locale } = route;
  return {
    icon: (name): IconView => ({
      href: known(context.icons.get(name), name),
      style: known(site.media.icons.get(name), name).style,
    }),
    page: (id): LinkView => linkTo(routes.get(locale, id), route),
    price: (key): PriceView => priceOf(key, route, context),
    statistic: (key): StatisticView => known(site.settings.statistics[key], key),
    video: (name): VideoView => videoOf(name, context),
    heading: (text) => hyphenate(text, locale),
  };
}

/** A link to a page, as it stands on another. */
export function linkTo(target: Route, from: Route): LinkView {
  return { href: target.path, text: labelOf(target), current: target === from };
}

/** The name of a page in menus and breadcrumbs. */
export function labelOf({ page }: Route): string {
  return page.data.label ?? page.data.title;
}

function priceOf(key: string, { locale }: Route, { site }: RenderContext): PriceView {
  const { amount, from } = known(site.prices[key], key);
  const words = site.locales[locale].ui.prices;
  if (amount === 0) return { text: words.free, isFree: true };
  return { text: formatIsk(amount), isFree: false, ...(from ? { prefix: words.from } : {}) };
}

function videoOf(name: string, context: RenderContext): VideoView {
  const { site, media } = context;
  const { webm, mp4, poster } = known(site.media.videos.get(name), name);
  const host = site.settings.videoHost ?? '';
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
