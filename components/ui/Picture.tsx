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
  /** The `sizes` attribute: `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string;
  /** The `width` attribute, if the width is fixed, such as a card's 300 px. By default, it's the file's width. */
  readonly shownWidth?: number;
  /** Classes of the `picture`. */
  readonly className?: string;
  /** Classes of the `img` inside it. */
  readonly imgClassName?: string;
  /** Whether this is the page's largest picture, which loads first. Other pictures load lazily. */
  readonly priority?: boolean;
  /** Whether this is one version of a lit and dark pair. Only the version that is shown loads, so both load lazily. */
  readonly ofPair?: boolean;
  /** Whether phones held upright get the upright crop, if there is one. */
  readonly portrait?: boolean;
}

const uprightPhone = '(orientation: portrait) and (max-width: 36rem)';

/**
 * A picture as AVIF, in every size that the page may need. Browsers from before 2023 load a single WebP. Width and height reserve the
 * picture's space, so nothing moves when it loads.
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
      />
    </picture>
  );
}

interface PairPreloadProps extends Pick<PictureProps, 'source' | 'sizes' | 'portrait'> {
  readonly light: 'on' | 'off';
}

/**
 * Links for one picture of a pair, which the head script (lib/inline/head) turns into preloads if that picture is shown. On a slow phone,
 * the picture's request then starts 0.2 s earlier. The links aren't rendered as preloads, because React would add each one twice.
 */
function PairPreload({ source, sizes, portrait, light }: PairPreloadProps) {
  const hasCrop = portrait && source.portrait;
  const link = {
    rel: `picture-${light}`,
    type: 'image/avif',
    href: pictureFallback(source),
    'data-sizes': sizes,
  };
  return (
    <>
      <link
        {...link}
        data-srcset={pictureSrcSet(source, 'full')}
        media={hasCrop ? `not all and ${uprightPhone}` : undefined}
      />
      {hasCrop && (
        <link {...link} data-srcset={pictureSrcSet(source, 'portrait')} media={uprightPhone} />
      )}
    </>
  );
}

interface LitPictureProps extends ComponentProps<typeof Picture>, PicturePair {
  /** The alternative text of the dark version, if it shows something else. */
  readonly darkAlt?: string | undefined;
}

/**
 * A picture that turns dark while the studio is closed (product 14.11). app/light.css shows one of its two versions, and the other is never
 * fetched. A picture without a dark version is only dimmed.
 */
export function LitPicture({ off, darkAlt, className = '', ...picture }: LitPictureProps) {
  if (!off) return <Picture {...picture} className={`dims block ${className}`} />;
  const { source, sizes, portrait, priority } = picture;
  return (
    <div className={`pair ${className}`}>
      {priority && <PairPreload source={off} sizes={sizes} portrait={portrait} light="off" />}
      {priority && <PairPreload source={source} sizes={sizes} portrait={portrait} light="on" />}
      <Picture {...picture} ofPair source={off} alt={darkAlt ?? picture.alt} className="unlit" />
      <Picture {...picture} ofPair className="lit" />
    </div>
  );
}
