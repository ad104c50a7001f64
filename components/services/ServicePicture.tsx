import { LitPicture } from '@/components/ui/Picture';
import type { Service } from '@/lib/services/service';
import type { NamedPicture } from '@/lib/pictures/variants';

/** The width of a card's picture in pixels (product 9). Beside the card's text, its frame crops it. */
export const cardWidth = 300;

interface ServicePictureProps {
  readonly service: Pick<Service, 'name' | 'picture' | 'alt'>;
  readonly pictures: readonly NamedPicture[];
  /** The `sizes` attribute. Without it, the picture is 300 px wide. */
  readonly sizes?: string;
  /** Classes of the `picture` element; ignored for pictures that the build doesn't know. */
  readonly className?: string;
  readonly imgClassName: string;
  readonly priority?: boolean;
  readonly decorative?: boolean;
}

/**
 * The picture of a service: in all sizes and with its dark version, or just the URL if it's on another site or newer than the build. Its
 * parent is a `.picture-frame` (services.css).
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
  const width = isCard ? 'h-full w-[300px] shrink-0 rail:h-auto rail:max-w-full' : 'w-full';
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
      // People are only in lit pictures.
      darkAlt={decorative ? '' : name}
      // Beside a card's text, the picture may be taller than three quarters of its width.
      sizes={sizes ?? `(min-width: 75rem) 400px, ${cardWidth}px`}
      shownWidth={isCard ? cardWidth : undefined}
      className={`${width} ${className}`}
      imgClassName={`w-full object-cover ${imgClassName}`}
      priority={priority}
    />
  );
}
