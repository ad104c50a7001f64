import { StudioPicture } from '@/components/ui/StudioPicture';
import type { NamedPicture } from '@/lib/pictures/variants';
import type { Service } from '@/lib/services/service';

interface ServicePictureProps {
  readonly service: Pick<Service, 'name' | 'picture' | 'alt'>;
  readonly pictures: readonly NamedPicture[];
  readonly sizes: string;
  /** The `width` attribute, if the width is fixed. By default, it's the file's width. */
  readonly fixedWidth?: number;
  /** Classes of the frame, which sets the size. */
  readonly className: string;
  readonly priority?: boolean;
  readonly decorative?: boolean;
}

/**
 * The picture of a service, in all sizes, open and closed. It covers its frame. A picture that is
 * on another site or newer than the build has only its URL.
 */
export function ServicePicture(props: ServicePictureProps) {
  const { service, pictures, sizes, fixedWidth, className, priority, decorative } = props;
  const { name, picture: url, alt = name } = service;
  const { source, closed } = pictures.find((picture) => picture.url === url) ?? {};
  const altText = decorative ? '' : alt;
  return (
    <div className={`service-picture ${className}`}>
      {source ? (
        <StudioPicture
          source={source}
          closed={closed}
          alt={altText}
          // `alt` may describe people, but nobody is in the closed studio.
          closedAlt={decorative ? '' : name}
          sizes={sizes}
          fixedWidth={fixedWidth}
          priority={priority}
          className="h-full"
        />
      ) : (
        <img
          src={url}
          alt={altText}
          width={300}
          height={225}
          fetchPriority={priority ? 'high' : undefined}
          loading={priority ? undefined : 'lazy'}
          decoding={priority ? undefined : 'async'}
        />
      )}
    </div>
  );
}
