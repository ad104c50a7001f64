import { LitPicture } from '@/components/ui/Picture';
import type { Service } from '@/lib/services/service';
import type { NamedPicture } from '@/lib/pictures/variants';

/** The width of a card's picture in pixels (product 9). Beside the card's text, the frame crops the picture. */
export const cardWidth = 300;

interface ServicePictureProps {
  readonly service: Pick<Service, 'name' | 'picture' | 'alt'>;
  readonly pictures: readonly NamedPicture[];
  /** The `sizes` attribute. Without it, the picture is 300 px wide. */
  readonly sizes?: string;
  /** Classes of the `picture` element. They're ignored for pictures that the build doesn't know. */
  readonly className?: string;
  readonly imgClassName: string;
  readonly priority?: boolean;
  readonly decorative?: boolean;
}

/**
 * The picture of a service, in all sizes and with its dark version. A picture that is on another site or newer than the build has only its
 * URL. The parent must be a `.picture-frame` (services.css).
 */
export function ServicePicture({
  service: { name, picture: url, alt = name },
  pictures,
  sizes,
  className = '',
  imgClassName,
  priority,
  decorative,
}: ServicePictureProps) {
  const { source, off } = pictures.find((known) => known.url === url) ?? {};
  const text = decorative ? '' : alt;
  const isCard = sizes === undefined;
  const width = isCard ? 'h-full w-[300px] shrink-0' : 'w-full';
  if (!source)
    return (
      <img
        src={url}
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
      // `alt` may describe people, but dark pictures show none.
      darkAlt={decorative ? '' : name}
      // Beside a long text, the picture covers a box that is taller than the picture would be at 300 px, so it needs a larger file.
      sizes={sizes ?? `(min-width: 75rem) 400px, ${cardWidth}px`}
      shownWidth={isCard ? cardWidth : undefined}
      className={`${width} ${className}`}
      imgClassName={`w-full object-cover ${imgClassName}`}
      priority={priority}
    />
  );
}
