import type { Kind } from './kind.ts';
import { builds } from './kinds/builds.ts';
import { caches } from './kinds/caches.ts';
import { contentKinds } from './kinds/content.ts';
import { edits } from './kinds/edits.ts';
import { icons } from './kinds/icons.ts';
import { manifests } from './kinds/manifests.ts';
import { pictures } from './kinds/pictures.ts';
import { posts } from './kinds/posts.ts';
import { requestKind } from './kinds/requests.ts';
import { storedData } from './kinds/stored.ts';

/** All kinds of cases. */
export const kinds: readonly Kind[] = [
  ...contentKinds,
  edits,
  icons,
  caches,
  storedData,
  requestKind,
  manifests,
  pictures,
  posts,
  builds,
];
