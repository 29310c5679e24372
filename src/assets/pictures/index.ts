import { join } from 'node:path';
import { siteOf } from '../../content/load/index.ts';
import { model } from '../../content/model/index.ts';
import { contextOf, routeOf } from '../../content/site-context.ts';
import { DefinitionError } from '../../define/definition-error.ts';
import { isAddressed } from '../../define/route.ts';
import { type Db, query } from '../../graph/index.ts';
import { bytes, version } from '../../graph/inputs.ts';
import type { Codec } from '../../incremental/index.ts';
import { attempt, type PageFailure } from '../../pages/attempts/index.ts';
import { type PageCard, planCard } from './cards.ts';
import { createFingerprint, drawingPackages, type Fingerprint } from './fingerprint.ts';
import { type AppIcon, noIcons, planIcons } from './icons.ts';
import type { Picture } from './picture.ts';
import { type PictureSet, planSet } from './picture-set.ts';
import { sourceImages } from './source-images.ts';

export { fingerprintOf } from './fingerprint.ts';
export { createPictureCheck } from './metadata.ts';
export type { Picture } from './picture.ts';
export { drawPicture } from './picture.ts';
export type { PictureFormat } from './picture-set.ts';
export { sourceImages } from './source-images.ts';

/** The planned pictures of the site. Pages can reference them before they are drawn. */
export interface Pictures {
  /** The cards of pages, by file. */
  cards: ReadonlyMap<string, PageCard>;
  /** The icons of the web manifest. */
  appIcons: readonly AppIcon[];
  /** The pictures of the content in all sizes, by path below `media/`. */
  sets: ReadonlyMap<string, PictureSet>;
  all: readonly Picture[];
}

/** The function that hashes the inputs of a picture. */
const fingerprint = query(
  'fingerprint',
  (db): Fingerprint =>
    createFingerprint(Object.fromEntries(drawingPackages.map((name) => [name, db.get(version, name)]))),
  'nothing',
);

/** The sizes of each picture of the content. */
export const pictureSets = query(
  'picture sets',
  (db): ReadonlyMap<string, PictureSet> => {
    const hashInputs = db.get(fingerprint);
    return new Map(
      [...(db.get(sourceImages) ?? [])].map(([name, size]) => {
        const read = () => bytesOf(db, join(db.config.content.path, 'media', name));
        return [name, planSet(name, { ...size, bytes: read() }, hashInputs)];
      }),
    );
  },
  'nothing',
);

/** The icons made from the favicon. */
const icons = query(
  'icons',
  (db) => {
    const { favicon } = db.get(model).content?.media ?? {};
    return favicon ? planIcons(favicon, db.get(fingerprint)) : noIcons;
  },
  'nothing',
);

/** A card, perhaps without the function that draws it, which cannot be stored. */
type CardFacts = Omit<PageCard, 'draw'> & Partial<PageCard>;

type PlannedCard = { card: CardFacts } | { failure: PageFailure } | undefined;

/** The card of a page, by file, or its failure; undefined for a page without one. */
const card = query(
  'card',
  (db, file): PlannedCard => {
    const planned = planOf(db, file);
    return planned && attempt(planned.route, db.config, () => ({ card: planned.plan() }));
  },
  () => cardCodec,
);

const cardCodec: Codec<PlannedCard> = {
  pack(planned) {
    if (!planned) return null;
    if ('failure' in planned) return [planned];
    const { draw: _, ...facts } = planned.card;
    return [{ card: facts }];
  },
  unpack: (stored) => (stored as [PlannedCard] | null)?.[0],
};

function planOf(db: Db, file: string) {
  const { card: definition, locales } = siteOf(db);
  const { content, routes } = contextOf(db);
  const route = routeOf(db, file);
  if (!definition || !route || route.derived || !isAddressed(route)) return undefined;
  const context = { content, locales, routes };
  const font = fontOf(db, definition.font.file);
  const plan = () => planCard(route, { card: definition, font, context, fingerprint: db.get(fingerprint) });
  return { route, plan };
}

/** Returns the card of a page, by file. */
export function cardOf(db: Db, file: string): CardFacts | undefined {
  const planned = db.get(card, file);
  return planned && 'card' in planned ? planned.card : undefined;
}

/** Returns the failures of cards. */
export function failedCards(db: Db): PageFailure[] {
  return (
    db.get(model).routes?.addressed.flatMap(({ file }) => {
      const planned = db.get(card, file);
      return planned && 'failure' in planned ? [planned.failure] : [];
    }) ?? []
  );
}

/** All planned pictures: cards, icons, and the pictures of the content. */
export const pictures = query(
  'pictures',
  (db): Pictures => {
    const { routes } = db.get(model);
    const cards = new Map(
      (routes?.addressed ?? []).flatMap(({ file }): [string, PageCard][] => {
        const facts = cardOf(db, file);
        if (!facts) return [];
        return [[file, { ...facts, draw: facts.draw ?? (() => replanAndDraw(db, file, facts.hash)) }]];
      }),
    );
    const sets = db.get(pictureSets);
    const { byConvention, forManifest } = db.get(icons);
    return {
      cards,
      appIcons: forManifest,
      sets,
      all: [...cards.values(), ...byConvention, ...forManifest, ...picturesIn(sets)],
    };
  },
  'nothing',
);

/** Draws a card whose facts come from the store. It must be planned again first. */
async function replanAndDraw(db: Db, file: string, hash: string): Promise<Uint8Array> {
  const planned = planOf(db, file)?.plan();
  if (planned?.hash !== hash) throw new Error(`The card of ${file} has changed while it was drawn.`);
  return planned.draw();
}

/** Returns all files of picture sets. */
export function picturesIn(sets: Pictures['sets']): Picture[] {
  return [...sets.values()].flatMap(({ files }) => [...files.avif, ...files.webp]);
}

function fontOf(db: Db, file: string): Buffer {
  const read = db.get(bytes, join(db.config.siteDir, file));
  if (!(read instanceof Error)) return Buffer.from(read);
  throw new DefinitionError(`The font of the cards cannot be read (“card.font.file”): ${String(read)}`);
}

function bytesOf(db: Db, path: string): Uint8Array {
  const read = db.get(bytes, path);
  return read instanceof Error ? new Uint8Array() : read;
}
