import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import type { Service } from '@/lib/catalogue/service';
import { servicePictureTexts } from '@/lib/content/services';
import { readPicture } from '@/lib/pictures/readPicture';
import type { PictureVariants } from '@/lib/pictures/variants';
import { PlainPicture } from './PlainPicture';

/** How a service's picture looks at one place. */
interface PictureLook {
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

/** The width of a card's picture in pixels (product 9). */
const cardWidth = 300;

interface ServicePictureProps extends PictureLook {
  readonly service: Pick<Service, 'name' | 'picture'>;
  /** The sizes made of it; none for an address of another site. */
  readonly source?: PictureVariants;
}

/**
 * A service's picture in a place that is reserved for it. An address that is not one of the site's source pictures is used
 * unchanged. The element around it is a `.picture-frame` (services.css).
 */
export function ServicePicture({ service, source, decorative, ...look }: ServicePictureProps) {
  const { sizes, className = '', imgClassName, priority } = look;
  const alt = decorative ? '' : (servicePictureTexts[service.picture] ?? service.name);
  const isCard = sizes === undefined;
  const width = isCard ? 'w-[300px] max-w-full' : 'w-full';
  if (!source)
    return (
      <PlainPicture
        address={service.picture}
        alt={alt}
        className={`${width} ${imgClassName}`}
        priority={priority}
      />
    );
  // A card's picture never needs more than three device pixels for each CSS pixel.
  const widths = source.widths.filter((each) => !isCard || each <= 3 * cardWidth);
  return (
    <Picture
      source={{ ...source, widths }}
      alt={alt}
      sizes={sizes ?? `${cardWidth}px`}
      shownWidth={isCard ? cardWidth : undefined}
      className={`block ${width} ${className}`}
      imgClassName={`w-full object-cover ${imgClassName}`}
      priority={priority}
    />
  );
}

/** A picture that the server has drawn, and its address: a newer service may have another one. */
export interface DrawnPicture {
  readonly address: string;
  readonly picture: ReactNode;
}

/** The pictures of a list of services by the id of the service. A map, since an id may be `__proto__`. */
export type DrawnPictures = ReadonlyMap<string, DrawnPicture>;

/** Draws the pictures of services for an island, which shows them as they are. */
export async function drawPictures(
  services: readonly Service[],
  look: (index: number) => PictureLook,
): Promise<DrawnPictures> {
  const entries = await Promise.all(
    services.map(async (service, index) => {
      const { id, picture: address } = service;
      const source = await readPicture(address);
      const picture = <ServicePicture service={service} source={source} {...look(index)} />;
      return [id, { address, picture }] as const;
    }),
  );
  return new Map(entries);
}
