import { Picture } from '@/components/picture/Picture';
import type { KnownPicture } from './pictures';

/** What a service's picture is drawn from. */
export interface ServicePictureProps {
  readonly address: string;
  /** Read out for a picture that the build knows nothing of. */
  readonly name: string;
  readonly known?: KnownPicture;
  /** How wide it is on the page, as in HTML; without it the picture is exactly 300 px wide (product 9). */
  readonly sizes?: string;
  readonly priority?: boolean;
}

/** The width of a card's picture in pixels (product 9) and the height of its 4 to 3 frame. */
const card = { width: 300, height: 225 } as const;

/**
 * A service's picture, 4 to 3, in a place that is kept for it. An address that is not one of the site's source pictures is
 * shown as it is. Put it into an element with `frameMark`, which is the stand-in for a picture that cannot be had.
 */
export function ServicePicture({ address, name, known, sizes, priority }: ServicePictureProps) {
  const { source, alt = name } = known ?? {};
  const look = 'aspect-[4/3] object-cover';
  const width = sizes === undefined ? 'w-[300px] max-w-full' : 'w-full';
  if (source) {
    // A card's picture never needs more than three device pixels to one of its own.
    const widths = source.widths.filter((each) => sizes !== undefined || each <= 3 * card.width);
    // Called, for the reason that `ServiceList` gives.
    return Picture({
      source: { ...source, widths },
      alt,
      sizes: sizes ?? `${card.width}px`,
      shownWidth: sizes === undefined ? card.width : undefined,
      className: `block ${width}`,
      imgClassName: `w-full ${look}`,
      priority,
    });
  }
  return (
    <img
      src={address}
      alt={alt}
      {...card}
      className={`${width} ${look}`}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
