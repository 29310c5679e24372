import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { PageFields } from '../../src/define/index.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import type { PageView } from '../page-view.ts';
import type { hero } from '../pages/parts.ts';
import { LateStyles } from './LateStyles.tsx';
import { Thread } from './Thread.tsx';

interface PageHeroProps {
  view: PageView<PageFields & { hero: z.output<typeof hero> }>;
  /** Gives each page a tangle of its own. */
  seed: number;
  className?: string;
  /** What is under the lead. */
  children?: ReactNode;
}

/** The opening of a page: the way to it, its one h1, a sentence or two, and the thread that leads into the content. */
export function PageHero({ view, seed, className = '', children }: PageHeroProps) {
  const { hero } = view.content;
  return (
    <div className={`page-hero ${className}`.trim()}>
      <div className="page-hero__inner">
        <Breadcrumbs view={view} />
        <h1 className="page-hero__heading">{hero.heading}</h1>
        <p className="page-hero__lead">{hero.lead}</p>
        {children}
        <Thread
          className="page-hero__thread thread--drawn"
          seed={seed}
          width={560}
          height={110}
          tangle={0.34}
        />
      </div>
      <LateStyles view={view} />
    </div>
  );
}
