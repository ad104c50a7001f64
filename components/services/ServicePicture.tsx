import { Picture } from '@/components/ui/Picture';
import type { PictureVariants } from '@/lib/pictures/variants';

/** What the build knows about one picture address. */
export interface KnownPicture {
  /** The sizes made of it; none for an address of another site. */
  readonly source?: PictureVariants;
  readonly alt?: string;
}

/** The pictures of a list of services by address, each once however many services share it. */
export type KnownPictures = Readonly<Record<string, KnownPicture>>;

/**
 * The styles of an element that holds picture frames (marked `data-frame`): a placeholder, a weight plate drawn with
 * gradients, for a picture that cannot be loaded. An `img` that failed can have a pseudo-element (HTML, 15.4.1), which
 * paints the plate over the browser's icon of a broken picture; one that has loaded has none. In browsers without that
 * (Safari) the plate lies behind a picture of another site. It needs no script, moves nothing, and the alternative text
 * is still read.
 */
export const frameStandIn =
  '[--plate:radial-gradient(circle_at_center,theme(colors.ground)_6%,theme(colors.edge)_6.5%_9%,theme(colors.line)_9.5%_26%,theme(colors.ember.DEFAULT)_26.5%_28%,theme(colors.raised)_28.5%_36%,theme(colors.surface)_36.5%)] ' +
  '[&_[data-frame]>img]:bg-(image:--plate) [&_[data-frame]_img]:relative [&_[data-frame]_img]:after:absolute ' +
  '[&_[data-frame]_img]:after:inset-0 [&_[data-frame]_img]:after:bg-(image:--plate) [&_[data-frame]_img]:after:content-[""]';

interface ServicePictureProps {
  readonly address: string;
  /** The alternative text of a picture that the build does not know. */
  readonly name: string;
  readonly known?: KnownPicture;
  /** How wide it is on the page, as in HTML; without it the picture is exactly 300 px wide (product 9). */
  readonly sizes?: string;
  readonly priority?: boolean;
}

/** The width of a card's picture in pixels (product 9) and the height of its 4 to 3 frame. */
const card = { width: 300, height: 225 } as const;

/**
 * A service's picture, 4 to 3, in a place that is reserved for it. An address that is not one of the site's source
 * pictures is used unchanged. The element around it is marked `data-frame` ({@link frameStandIn}).
 */
export function ServicePicture({ address, name, known, sizes, priority }: ServicePictureProps) {
  const { source, alt = name } = known ?? {};
  const look = 'aspect-[4/3] object-cover';
  const width = sizes === undefined ? 'w-[300px] max-w-full' : 'w-full';
  if (source) {
    // A card's picture never needs more than three device pixels for each CSS pixel.
    const widths = source.widths.filter((each) => sizes !== undefined || each <= 3 * card.width);
    // Called as a render function (see `ServiceList`).
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
