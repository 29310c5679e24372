import type { ReactNode } from 'react';
import type { AnyService } from '../services.ts';

interface SectionProps {
  children: ReactNode;
  /** The anchor of the section. */
  id?: string;
  /** `ink` is dark in both schemes, `shade` a tone off the ground, in the dark towards the colour. */
  ground?: 'plain' | 'shade' | 'ink';
  /** The colour of the service that the band tells of. */
  colour?: AnyService['colour'];
  className?: string;
  /** `div` for a band without a heading of its own. */
  as?: 'section' | 'div';
}

/** A band of the page, as wide as the window, with its content on the page's grid. */
export function Section({
  children,
  id,
  ground = 'plain',
  colour,
  className = '',
  as: Element = 'section',
}: SectionProps) {
  return (
    <Element className={`section section--${ground} ${className}`.trim()} id={id} data-colour={colour}>
      <div className="section__inner">{children}</div>
    </Element>
  );
}

interface SectionHeadProps {
  heading: string;
  lead?: string | undefined;
}

/** The heading of a section, with the sentence that is beside it. */
export function SectionHead({ heading, lead }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 className="section-head__heading">{heading}</h2>
      {lead && <p className="section-head__lead">{lead}</p>}
    </div>
  );
}
