import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { PageFields } from '../../src/define/index.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { formThread, heroThread } from '../motif/thread-curve.ts';
import type { PageView } from '../page-view.ts';
import type { hero } from '../pages/parts.ts';
import { Thread } from './Thread.tsx';

interface PageHeroProps {
  view: PageView<PageFields & { hero: z.output<typeof hero> }>;
  /** Gives each page a tangle of its own; without it there is no thread, and what follows begins higher. */
  seed?: number;
  className?: string;
  /** Whether the thread follows how many the visitor has pulled, and is straight when a form was sent. */
  isForm?: boolean;
  /** What is under the lead. */
  children?: ReactNode;
}

/** The opening of a page: the way to it, its one h1, a sentence or two, and the thread that leads into the content. */
export function PageHero({ view, seed, className = '', isForm = false, children }: PageHeroProps) {
  const { hero } = view.content;
  return (
    <div className={`page-hero ${className}`.trim()}>
      <div className="page-hero__inner">
        <Breadcrumbs view={view} />
        <h1 className="page-hero__heading">{hero.heading}</h1>
        <p className="page-hero__lead">{hero.lead}</p>
        {children}
        {seed !== undefined && (
          <Thread
            className="page-hero__thread thread--drawn"
            {...(isForm ? formThread(seed) : heroThread(seed))}
            formThread={isForm}
          />
        )}
      </div>
      <LateStyles view={view} />
    </div>
  );
}

/**
 * The style sheets of everything that nobody sees at first: what is below the opening of the page, menus, dialogs. They are
 * after the opening, so that the opening is painted from the HTML alone, and what follows waits for its styles and never
 * jumps. They need no script, and the next page has them in the cache. The fonts of the first screen come before them.
 */
export function LateStyles({ view }: { view: PageView }) {
  return view.head.lateCssHrefs.map((href) => (
    <link key={href} rel="stylesheet" fetchPriority="low" href={href} />
  ));
}
