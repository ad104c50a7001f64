import { LitPicture } from '@/components/ui/Picture';
import type { Service } from '@/lib/services/service';
import type { NamedPicture } from '@/lib/pictures/variants';

interface ServicePictureProps {
  readonly service: Pick<Service, 'name' | 'picture' | 'alt'>;
  readonly pictures: readonly NamedPicture[];
  readonly sizes: string;
  /** The `width` attribute. By default, it's the file's width. */
  readonly shownWidth?: number;
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
  shownWidth,
  className = '',
  imgClassName,
  priority,
  decorative,
}: ServicePictureProps) {
  const { source, off } = pictures.find((known) => known.url === url) ?? {};
  const text = decorative ? '' : alt;
  if (!source)
    return (
      <img
        src={url}
        alt={text}
        width={300}
        height={225}
        className={`w-full object-cover ${imgClassName}`}
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
      sizes={sizes}
      shownWidth={shownWidth}
      className={`w-full ${className}`}
      imgClassName={`w-full object-cover ${imgClassName}`}
      priority={priority}
    />
  );
}
