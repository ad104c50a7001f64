import { PageLink } from '@/components/navigation/PageLink';
import type { NamedPicture } from '@/lib/pictures/variants';
import { hasClasses } from '@/lib/schedule/week';
import { bookingPath, servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { bookingLabel, priceText } from '@/lib/words';
import { NextClass } from './NextClass';
import { ServicePicture } from './ServicePicture';

/** The heading level of the section that contains the list. It's 1 on /services, and 2 on Home. */
type Level = 1 | 2;

interface ServiceCardProps {
  readonly service: Service;
  readonly pictures: readonly NamedPicture[];
  readonly level: Level;
  readonly position: number;
}

/** The `width` attribute of a card's picture (product 9). */
const cardWidth = 300;

const wide = 'lg:left-2/5 lg:h-full lg:mask-l-from-50% lg:mask-b-from-100%';
const corner = 'left-1/2 h-3/5 mask-l-from-60% mask-b-from-60%';

/** A card's picture fades into the card on the sides where text is. */
const frameStyles = {
  tall: `left-[10%] h-4/5 md:left-1/5 mask-l-from-80% mask-b-from-45% ${wide}`,
  wide: `${corner} ${wide}`,
  narrow: `${corner} lg:left-0 lg:h-4/5 lg:mask-l-from-100% lg:mask-b-from-25% lg:mask-b-to-80%`,
} as const;

/** On cards with text beside the picture, the picture is wider than its frame, which moves the subject to the right. */
const pictureStyles = {
  tall: 'h-full min-w-[120%] lg:min-w-[125%]',
  wide: 'h-full lg:min-w-[125%]',
  narrow: 'h-full',
} as const;

/**
 * A service as a card (product 2.6), with its text on the lower left of its picture. On phones, two in six cards are tall, with a picture
 * across their whole width. In windows of 1024 px and more, each row has a wide and a narrow card: on the wide one, the picture's subject is
 * beside the text; on the narrow one, above it.
 */
function ServiceCard({ service, pictures, level, position }: ServiceCardProps) {
  const Name = `h${level + 1}` as 'h2' | 'h3';
  const shape = (['narrow', 'tall', 'wide', 'narrow'] as const)[position % 4] ?? 'narrow';
  return (
    <li
      className={`group relative isolate flex flex-col justify-end overflow-clip rounded-card bg-ground p-4 wrap-anywhere shadow-card ring-1 ring-line transition-shadow duration-calm ease-out hover:shadow-lift hover:ring-edge lg:min-h-100 lg:p-6 print:min-h-0 ${shape === 'tall' ? 'min-h-90' : 'min-h-60'} ${shape === 'narrow' ? 'lg:col-span-5' : 'lg:col-span-7'}`}
    >
      <div
        key={service.picture}
        className={`picture-frame absolute top-0 right-0 -z-10 print:hidden ${frameStyles[shape]}`}
      >
        <ServicePicture
          service={service}
          pictures={pictures}
          sizes={`(min-width: 64rem) 36rem, (min-width: 48rem) 20rem, ${shape === 'tall' ? 80 : 50}vw`}
          shownWidth={cardWidth}
          className={pictureStyles[shape]}
          imgClassName="h-full object-bottom transition-[scale,filter] duration-calm ease-out group-hover:scale-102 group-hover:brightness-130"
          // On the first screen of /services, this picture is the largest.
          priority={level === 1 && position === 1}
        />
      </div>
      <div className={shape === 'narrow' ? undefined : 'lg:w-[46%]'}>
        <Name className="text-section">
          <PageLink
            href={servicePath(service.id)}
            className="underline decoration-transparent underline-offset-4 group-hover:decoration-accent hover:text-accent-bright"
          >
            {service.name}
          </PageLink>
        </Name>
        {/* On the other cards, the next class would wrap once it's known, and move the text above it. */}
        <div className={`mt-1 gap-x-5 ${shape === 'narrow' ? 'lg:flex lg:flex-wrap' : ''}`}>
          <p className="text-accent">{priceText(service.price)}</p>
          {hasClasses(service) && <NextClass service={service} />}
        </div>
        <p className="mt-2 mb-4 max-w-[21rem] text-small text-text/85">{service.comment}</p>
        <PageLink
          data-booking=""
          href={bookingPath(service)}
          className="flex min-h-11 items-center justify-center rounded-control border border-accent px-4 py-2 text-center font-display text-lg leading-tight font-bold tracking-wide text-accent-bright uppercase transition-colors duration-quick group-hover:bg-accent group-hover:text-on-accent hover:bg-accent-bright focus-visible:bg-accent focus-visible:text-on-accent active:bg-accent lg:w-fit"
        >
          {bookingLabel(service.name)}
        </PageLink>
      </div>
    </li>
  );
}

interface ServiceListProps {
  readonly services: readonly Service[];
  readonly pictures: readonly NamedPicture[];
  readonly level: Level;
}

/** The services as cards, in file order. */
export function ServiceList({ services, pictures, level }: ServiceListProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-12 lg:gap-4">
      {services.map((service, position) => (
        <ServiceCard
          key={service.id}
          service={service}
          pictures={pictures}
          level={level}
          position={position}
        />
      ))}
    </ul>
  );
}
