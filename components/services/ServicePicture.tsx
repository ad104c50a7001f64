import { StudioPicture } from '@/components/ui/Picture';
import type { NamedPicture } from '@/lib/pictures/variants';
import type { Service } from '@/lib/services/service';

interface ServicePictureProps {
  readonly service: Pick<Service, 'name' | 'picture' | 'alt'>;
  readonly pictures: readonly NamedPicture[];
  readonly sizes: string;
  /** The `width` attribute, if the width is fixed. By default, it's the file's width. */
  readonly width?: number;
  /** Classes of the frame, which sets the size. */
  readonly className: string;
  readonly priority?: boolean;
  readonly decorative?: boolean;
}

/**
 * The picture of a service, in all sizes, open and closed. It covers its frame. A picture that is
 * on another site or newer than the build has only its URL.
 */
export function ServicePicture({
  service: { name, picture: url, alt = name },
  pictures,
  sizes,
  width,
  className,
  priority,
  decorative,
}: ServicePictureProps) {
  const { source, closed } = pictures.find((known) => known.url === url) ?? {};
  const text = decorative ? '' : alt;
  return (
    <div className={`service-picture ${className}`}>
      {source ? (
        <StudioPicture
          source={source}
          closed={closed}
          alt={text}
          // `alt` may describe people, but nobody is in the closed studio.
          closedAlt={decorative ? '' : name}
          sizes={sizes}
          shownWidth={width}
          priority={priority}
          className="h-full"
        />
      ) : (
        <img
          src={url}
          alt={text}
          width={300}
          height={225}
          {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      )}
    </div>
  );
}
