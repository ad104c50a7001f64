import type { ComponentProps } from 'react';
import {
  pictureFallback,
  type PictureVersions,
  pictureSrcSet,
  type PictureVariants,
} from '@/lib/pictures/variants';

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
  readonly shownWidth?: number;
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
  /** Whether phones held upright get the upright crop, if there is one. */
  readonly portrait?: boolean;
}

const uprightPhone = '(orientation: portrait) and (max-width: 36rem)';

/**
 * A picture as AVIF, in every size that the page may need. Browsers from before 2023 load a single
 * WebP. Width and height reserve the picture's space, so nothing moves when it loads.
 */
export function Picture({
  source,
  alt,
  sizes,
  shownWidth,
  className = 'block',
  imgClassName,
  priority = false,
  hasVersions = false,
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
        {...((hasVersions || !priority) && { loading: 'lazy' })}
        {...(!priority && { decoding: 'async' })}
      />
    </picture>
  );
}

interface VersionPreloadProps extends Pick<PictureProps, 'source' | 'sizes' | 'portrait'> {
  readonly state: 'open' | 'closed';
}

/**
 * Links for one version of a picture, which the head script (lib/inline/head) turns into preloads
 * if that version is shown. On a slow phone, the picture's request then starts 0.2 s earlier. The
 * links aren't rendered as preloads, because React would add each one twice.
 */
function VersionPreload({ source, sizes, portrait, state }: VersionPreloadProps) {
  const hasCrop = portrait && source.portrait;
  const link = {
    rel: `picture-${state}`,
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

interface StudioPictureProps extends ComponentProps<typeof Picture>, PictureVersions {
  /** The alternative text while the studio is closed, if the picture then shows something else. */
  readonly closedAlt?: string | undefined;
}

/**
 * A picture that shows whether the studio is open. One of its two versions is rendered, and the
 * other is never fetched (Picture.css). A picture with one version is dimmed while the studio is
 * closed.
 */
export function StudioPicture(props: StudioPictureProps) {
  const { closed, closedAlt, className = '', ...picture } = props;
  if (!closed) return <Picture {...picture} className={`studio-picture block ${className}`} />;
  const { source, sizes, portrait, priority } = picture;
  return (
    <div className={`studio-picture ${className}`}>
      {priority && <VersionPreload {...{ sizes, portrait }} source={closed} state="closed" />}
      {priority && <VersionPreload {...{ sizes, portrait }} source={source} state="open" />}
      <Picture
        {...picture}
        hasVersions
        source={closed}
        alt={closedAlt ?? picture.alt}
        className="closed-version"
      />
      <Picture {...picture} hasVersions className="open-version" />
    </div>
  );
}
