import { digestOfText } from '../digest.ts';
import type { Memory } from '../memory/index.ts';
import { type Form, plain } from '../memory/stored-form.ts';

/** The HTML of a page, which may be far away. */
interface KeptHtml {
  digest: string;
  html(): string;
}

/**
 * The HTML of a page as it is remembered: by its digest, and itself apart, so that the many pages that nobody looks at are not read.
 *
 * @param make must give the same each time: HTML that was kept and has been damaged is made again
 */
export function keptHtml(
  path: string,
  make: () => string,
  memory: Memory,
): { make(): KeptHtml; form: Form<KeptHtml> } {
  const subjectOf = (digest: string) => ({
    name: `html ${path}`,
    inputs: [digest],
    form: plain<string>(),
  });
  return {
    make() {
      const made = make();
      const digest = digestOfText(made);
      // As a part of what is being made it is kept for as long.
      memory.recall(subjectOf(digest), () => made);
      return { digest, html: () => made };
    },
    form: {
      pack: ({ digest }) => digest,
      unpack: (stored) => {
        const digest = stored as string;
        const subject = subjectOf(digest);
        return { digest, html: () => memory.known(subject) ?? memory.recall(subject, make) };
      },
    },
  };
}
