import { LitPicture } from '@/components/ui/Picture';
import type { Service } from '@/lib/services/service';
import type { NamedPicture } from '@/lib/pictures/variants';

/** The width of a card's picture in pixels (product 9). */
export const cardWidth = 300;

interface ServicePictureProps {
  readonly service: Pick<Service, 'name' | 'picture' | 'alt'>;
  /** The source pictures that the build knows. */
  readonly pictures: readonly NamedPicture[];
  /** How wide it is on the page, as in HTML; without it the picture is exactly 300 px wide (product 9). */
  readonly sizes?: string;
  /** Classes of the `picture` element, where there is one. */
  readonly className?: string;
  /** Classes of the `img`: its shape, and more. */
  readonly imgClassName: string;
  readonly priority?: boolean;
  /** Whether the words beside it say the same. */
  readonly decorative?: boolean;
}

/**
 * A service's picture in a place that is reserved for it: a source picture in all its sizes, dark while the studio is closed, or the
 * picture at its address, of another site or newer than the build. The element around it is a `.picture-frame` (services.css).
 */
export function ServicePicture({
  service: { name, picture: address, alt = name },
  pictures,
  sizes,
  className = '',
  imgClassName,
  priority,
  decorative,
}: ServicePictureProps) {
  const { source, off } = pictures.find((known) => known.address === address) ?? {};
  const text = decorative ? '' : alt;
  const isCard = sizes === undefined;
  const width = isCard ? 'w-[300px] max-w-full' : 'w-full';
  if (!source)
    return (
      <img
        src={address}
        alt={text}
        width={300}
        height={225}
        className={`object-cover ${width} ${imgClassName}`}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    );
  return (
    <LitPicture
      source={source}
      off={off}
      alt={text}
      sizes={sizes ?? `${cardWidth}px`}
      shownWidth={isCard ? cardWidth : undefined}
      className={`${width} ${className}`}
      imgClassName={`w-full object-cover ${imgClassName}`}
      priority={priority}
    />
  );
}
