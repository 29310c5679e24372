import type { DocumentHead } from './document.ts';

/** Tells which of two pages of a language was copied from the other; the second where nothing says so. */
export type TellCopy = <D extends DocumentHead>(one: D, other: D) => D;

interface Telling {
  /** The content folder as messages show it. */
  folder: string;
  /** The files that git has, by their path below the content folder. */
  committed(): ReadonlySet<string>;
}

/** What tells two pages apart. */
interface Signs {
  committed: ReadonlySet<string>;
  /** The pages whose address ends in their name, in any language. */
  addressed: ReadonlySet<string>;
}

/** Creates what tells copies apart: by git, by their names, and by their addresses. Nothing is looked up before two pages are alike. */
export function createTellCopy(documents: readonly DocumentHead[], { folder, committed }: Telling): TellCopy {
  let known: Signs | undefined;
  const signs = () => {
    const addressed = () => documents.filter(({ name, data }) => data.slug === lastPart(name));
    known ??= { committed: committed(), addressed: new Set(addressed().map(({ name }) => name)) };
    return known;
  };
  const isCopy: readonly ((page: DocumentHead, other: DocumentHead) => boolean)[] = [
    ({ file }) => !signs().committed.has(file.slice(folder.length + 1)),
    ({ name }, other) => lastPart(name).includes(lastPart(other.name)),
    ({ name }) => !signs().addressed.has(name),
  ];
  return (one, other) => {
    const sign = isCopy.find((is) => is(one, other) !== is(other, one));
    return sign?.(one, other) ? one : other;
  };
}

/** The name of a page without its folders. */
const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1);
