import type { PictureView } from '../page-view.ts';

interface PictureProps {
  picture: PictureView;
  /** What it says to those who do not see it; empty for decoration. */
  alt: string;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** Whether it is the largest thing of the first screen: fetched at once. All others wait until they are near. */
  isFirst?: boolean;
  className?: string;
}

/** A picture in the format and size that the browser chooses, whose room is kept before it arrives. */
export function Picture({ picture, alt, sizes, isFirst = false, className }: PictureProps) {
  const { avif, webp, src, width, height } = picture;
  const fetching = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...fetching}
        className={className}
        srcSet={webp}
        sizes={sizes}
        src={src}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}
