import type { HeaderRule } from '../hosting/manifest.ts';
import { mediaTypeOf } from '../hosting/media-types.ts';
import type { EncodedBodies, FileBody } from './file-body.ts';
import type { Encoding } from './request.ts';

/** Headers as Node writes them without a copy: name, value, name, value. */
export type HeaderList = readonly string[];

/** Returns the headers of an address by the rules of a site. Later rules override earlier ones. */
export function headersFor(address: string, rules: readonly HeaderRule[]): HeaderList {
  return mergeHeaders(...rules.filter(({ for: pattern }) => fits(pattern, address)).map(({ set }) => set));
}

/** Lists headers; of two with the same name, however written, the last one counts. */
export function mergeHeaders(...sets: readonly Readonly<Record<string, string>>[]): HeaderList {
  const merged = new Map<string, [string, string]>();
  for (const set of sets) {
    for (const [name, value] of Object.entries(set)) merged.set(name.toLowerCase(), [name, value]);
  }
  return [...merged.values()].flat();
}

/** Sets some headers of a list. */
export function override(list: HeaderList, set: Readonly<Record<string, string>>): HeaderList {
  const pairs = list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : []));
  return mergeHeaders(...pairs.map((pair) => Object.fromEntries([pair])), set);
}

function fits(pattern: string, address: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;
}

/** A file of the site in one of its forms, with the headers of its answers made ahead. */
export interface Variant {
  content: FileBody;
  /** Strong: another form of the same file has another one. */
  etag: string;
  /** The headers of every answer, even without body (304). */
  shared: HeaderList;
  /** The headers that describe the body. */
  described: HeaderList;
  /** All headers of an answer with the whole body. */
  whole: HeaderList;
}

/** A file at an address, in its forms. */
export interface Resource {
  encodings: ReadonlySet<Encoding>;
  variants: ReadonlyMap<Encoding, Variant>;
  plain: Variant;
}

/** A file of a build, as its manifest and its bytes describe it. */
interface Built {
  address: string;
  digest: string;
  contents: EncodedBodies;
  rules: readonly HeaderRule[];
}

/** Creates a file that is served at its address. */
export function createResource({ address, digest, contents, rules }: Built): Resource {
  const { type, headers } = takeType(headersFor(address, rules), address);
  return fromVariants(contents, (content, encoding) => {
    const etag = `"${digest.slice(0, 22)}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const shared = override(headers, { ETag: etag, Vary: 'Accept-Encoding' });
    const described = [...describe(type, encoding), 'Accept-Ranges', 'bytes'];
    return { content, etag, shared, described, whole: withLength([...shared, ...described], content) };
  });
}

/** Creates a not-found page, which is never cached, 304 or a range. */
export function createNotFound({ address, contents, rules }: Built): Resource {
  const headers = override(headersFor(address, rules), {
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
  });
  return fromVariants(contents, (content, encoding) => {
    const described = describe(mediaTypeOf('.html'), encoding);
    return {
      content,
      etag: '',
      shared: headers,
      described,
      whole: withLength([...headers, ...described], content),
    };
  });
}

function fromVariants(
  contents: EncodedBodies,
  make: (content: FileBody, encoding: Encoding) => Variant,
): Resource {
  const variants = new Map([...contents].map(([encoding, content]) => [encoding, make(content, encoding)]));
  const plain = variants.get('identity');
  if (!plain) throw new Error('A file is always there in its plain form.');
  return { variants, plain, encodings: new Set(variants.keys()) };
}

/** Takes the media type from the rules, or from the ending. An address without one is a page. */
function takeType(all: HeaderList, address: string): { type: string; headers: HeaderList } {
  const at = all.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'content-type');
  if (at >= 0) return { type: all[at + 1] ?? '', headers: all.toSpliced(at, 2) };
  return { type: mediaTypeOf(/\.[a-z0-9]+$/.test(address) ? address : '.html'), headers: all };
}

function describe(type: string, encoding: Encoding): HeaderList {
  return ['Content-Type', type, ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding])];
}

function withLength(headers: HeaderList, content: FileBody): HeaderList {
  return [...headers, 'Content-Length', String(content.length)];
}
