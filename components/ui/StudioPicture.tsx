import type { ComponentProps } from 'react';
import { pictureFallback, pictureSrcSet, type PictureVersions } from '@/lib/pictures/variants';
import { Picture, portraitPhone } from './Picture';

type PictureProps = ComponentProps<typeof Picture>;

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
        media={hasCrop ? `not all and ${portraitPhone}` : undefined}
      />
      {hasCrop && (
        <link {...link} data-srcset={pictureSrcSet(source, 'portrait')} media={portraitPhone} />
      )}
    </>
  );
}

interface StudioPictureProps extends PictureProps, PictureVersions {
  /** The alternative text while the studio is closed, if the picture then shows something else. */
  readonly closedAlt?: string | undefined;
}

/**
 * A picture that shows whether the studio is open. One of its two versions is rendered, and the
 * other is never fetched (StudioPicture.css). A picture with one version is dimmed while the studio
 * is closed.
 */
export function StudioPicture(props: StudioPictureProps) {
  const { closed, closedAlt, className = '', ...open } = props;
  if (!closed) return <Picture {...open} className={`studio-picture block ${className}`} />;
  const { source, sizes, portrait, priority, alt } = open;
  const preload = { sizes, portrait };
  return (
    <div className={`studio-picture ${className}`}>
      {priority && <VersionPreload {...preload} source={closed} state="closed" />}
      {priority && <VersionPreload {...preload} source={source} state="open" />}
      <Picture
        {...open}
        hasVersions
        source={closed}
        alt={closedAlt ?? alt}
        className="studio-picture-closed"
      />
      <Picture {...open} hasVersions className="studio-picture-open" />
    </div>
  );
}
