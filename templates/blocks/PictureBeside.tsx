import { z } from 'zod';
import { choice, prose, reference } from '../../src/define/index.ts';
import { Picture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { type BlockProps, blockHeading, kind, Paragraphs, paragraphs } from './parts.tsx';

/** A picture beside a text. */
export const picture = z.strictObject({
  block: kind('picture', 'A picture beside a text; on a phone it stands below'),
  heading: blockHeading,
  text: paragraphs,
  picture: reference('picture', 'A file name in media/pictures, without its ending'),
  alt: prose('What the picture shows, for those who do not see it'),
  side: choice(['left', 'right'], 'The side of the picture; right without this key').optional(),
});

/** A picture beside a text. */
export function PictureBlock({ block }: BlockProps<typeof picture>) {
  const { heading, text, picture: shown, alt, side = 'right' } = block;
  return (
    <Section>
      <div className={`block-picture block-picture--${side}`}>
        <div className="prose">
          {heading && <h2>{heading}</h2>}
          <Paragraphs text={text} />
        </div>
        <Picture
          picture={shown}
          alt={alt}
          sizes="(max-width: 60rem) 100vw, 50rem"
          className="block-picture__image"
        />
      </div>
    </Section>
  );
}
