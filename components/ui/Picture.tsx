import { pictureFallback, pictureSrcSet, type PictureVariants } from '@/lib/pictures/variants';

interface PictureProps {
  readonly source: PictureVariants;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** The `sizes` attribute: `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string;
  /**
   * The `width` attribute, if the width is fixed, such as a card's 300 px. By default, it's the
   * file's width.
   */
  readonly fixedWidth?: number;
  /** Classes of the `picture`. */
  readonly className?: string;
  /** Classes of the `img` inside it. */
  readonly imgClassName?: string;
  /** Whether this is the page's largest picture, which loads first. Other pictures load lazily. */
  readonly priority?: boolean;
  /**
   * Whether there is another version of the picture. Only the one that is shown loads, so both load
   * lazily.
   */
  readonly hasVersions?: boolean;
  /** Whether phones in portrait mode get the portrait crop, if there is one. */
  readonly portrait?: boolean;
}

/** Matches phones in portrait mode. */
export const portraitPhone = '(orientation: portrait) and (max-width: 36rem)';

/**
 * A picture as AVIF, in every size that the page may need. Browsers from before 2023 load a single
 * WebP. Width and height reserve the picture's space, so nothing moves when it loads.
 */
export function Picture(props: PictureProps) {
  const { source, alt, sizes, fixedWidth, className = 'block', imgClassName } = props;
  const { priority = false, hasVersions = false, portrait = false } = props;
  const width = fixedWidth ?? source.width;
  const crop = portrait ? source.portrait : undefined;
  return (
    <picture className={className}>
      {crop && (
        <source
          type="image/avif"
          srcSet={pictureSrcSet(source, 'portrait')}
          media={portraitPhone}
          width={crop.width}
          height={crop.height}
          sizes={sizes}
        />
      )}
      <source type="image/avif" srcSet={pictureSrcSet(source, 'full')} sizes={sizes} />
      <img
        src={pictureFallback(source)}
        width={width}
        height={Math.round((width * source.height) / source.width)}
        alt={alt}
        className={imgClassName}
        fetchPriority={priority ? 'high' : undefined}
        loading={priority && !hasVersions ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  );
}
