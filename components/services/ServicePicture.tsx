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

interface ServicePictureProps {
  readonly address: string;
  /** The alternative text of a picture that the build does not know. */
  readonly name: string;
  readonly known?: KnownPicture;
  /** How wide it is on the page, as in HTML; without it the picture is exactly 300 px wide (product 9). */
  readonly sizes?: string;
  /** Classes of the `picture` element, where there is one. */
  readonly className?: string;
  /** Classes of the `img`: its shape, 4 to 3 by default, and more. */
  readonly imgClassName?: string;
  readonly priority?: boolean;
}

/** The width of a card's picture in pixels (product 9) and the height of its 4 to 3 frame. */
const card = { width: 300, height: 225 } as const;

/**
 * A service's picture in a place that is reserved for it. An address that is not one of the site's source pictures is used
 * unchanged. The element around it is a `.picture-frame` (services.css).
 */
export function ServicePicture({
  address,
  name,
  known = {},
  sizes,
  className = '',
  imgClassName = 'aspect-[4/3]',
  priority,
}: ServicePictureProps) {
  const { source, alt = name } = known;
  const isCard = sizes === undefined;
  const width = isCard ? 'w-[300px] max-w-full' : 'w-full';
  if (!source)
    return (
      <img
        src={address}
        alt={alt}
        {...card}
        className={`object-cover ${width} ${imgClassName}`}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    );
  // A card's picture never needs more than three device pixels for each CSS pixel.
  const widths = source.widths.filter((each) => !isCard || each <= 3 * card.width);
  return (
    <Picture
      source={{ ...source, widths }}
      alt={alt}
      sizes={sizes ?? `${card.width}px`}
      shownWidth={isCard ? card.width : undefined}
      className={`block ${width} ${className}`}
      imgClassName={`w-full object-cover ${imgClassName}`}
      priority={priority}
    />
  );
}
