import type { ComponentProps } from 'react';
import {
  pictureFallback,
  type PicturePair,
  pictureSrcSet,
  type PictureVariants,
} from '@/lib/pictures/variants';

interface PictureProps {
  readonly source: PictureVariants;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** As in HTML: `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string;
  /** The width attribute in pixels, for a fixed width (a card's 300); by default the file's. */
  readonly shownWidth?: number;
  /** Classes of the `picture`. */
  readonly className?: string;
  /** Classes of the `img` inside it. */
  readonly imgClassName?: string;
  /** Whether it's the page's largest picture and loads first. Others load lazily. */
  readonly priority?: boolean;
  /** Whether it's one of a pair of which only one is rendered: it loads once it's rendered, or when the head script requests it. */
  readonly ofPair?: boolean;
  /** Whether phones held upright get the upright crop, if there is one. */
  readonly portrait?: boolean;
}

const uprightPhone = '(orientation: portrait) and (max-width: 36rem)';

/**
 * A picture in every size the page may need, as AVIF; browsers from before 2023 get one WebP. Width and height reserve its room, so
 * nothing moves when it arrives.
 */
export function Picture({
  source,
  alt,
  sizes,
  shownWidth,
  className = 'block',
  imgClassName,
  priority = false,
  ofPair = false,
  portrait = false,
}: PictureProps) {
  const width = shownWidth ?? source.width;
  const size = { width, height: Math.round((width * source.height) / source.width) };
  const phone = portrait ? source.portrait : undefined;
  const upright = phone && { media: uprightPhone, width: phone.width, height: phone.height, sizes };
  return (
    <picture className={className}>
      {upright && (
        <source type="image/avif" srcSet={pictureSrcSet(source, 'portrait')} {...upright} />
      )}
      <source type="image/avif" srcSet={pictureSrcSet(source, 'full')} sizes={sizes} />
      <img
        src={pictureFallback(source)}
        {...size}
        alt={alt}
        className={imgClassName}
        {...(priority && { fetchPriority: 'high' })}
        {...((ofPair || !priority) && { loading: 'lazy' })}
        {...(!priority && { decoding: 'async' })}
        suppressHydrationWarning={priority && ofPair}
      />
    </picture>
  );
}

type LitPictureProps = ComponentProps<typeof Picture> & PicturePair;

/**
 * A picture that goes dark while the studio is closed (product 14.6): of the two, app/light.css leaves one, and the other is
 * never fetched. One without a dark twin only loses colour.
 */
export function LitPicture({ off, className = '', ...picture }: LitPictureProps) {
  if (!off) return <Picture {...picture} className={`dims block ${className}`} />;
  return (
    <div className={`pair ${className}`}>
      <Picture {...picture} ofPair source={off} className="unlit" />
      <Picture {...picture} ofPair className="lit" />
    </div>
  );
}
