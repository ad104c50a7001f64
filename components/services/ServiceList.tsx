import { PageLink } from '@/components/navigation/PageLink';
import type { NamedPicture } from '@/lib/pictures/variants';
import { hasClasses } from '@/lib/schedule/week';
import { bookingPath, servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { bookingLabel, priceText } from '@/lib/words';
import { NextClass } from './NextClass';
import { ServicePicture } from './ServicePicture';

/** The heading level of the list's section; 1 on /services. */
type Level = 1 | 2;

interface ServiceCardProps {
  readonly service: Service;
  readonly pictures: readonly NamedPicture[];
  readonly level: Level;
  readonly hasPriority: boolean;
}

/** A service as a card (product 2.6). */
function ServiceCard({ service, pictures, level, hasPriority }: ServiceCardProps) {
  const Name = `h${level + 1}` as 'h2' | 'h3';
  return (
    <li className="rail-card group flex flex-col overflow-clip rounded-card bg-surface shadow-card ring-1 ring-line transition-shadow duration-calm ease-out hover:shadow-lift hover:ring-edge print:flex-row min-[75rem]:flex-row">
      <div key={service.picture} className="picture-frame flex shrink-0 justify-center bg-ground">
        <ServicePicture
          service={service}
          pictures={pictures}
          className="min-[75rem]:h-full"
          imgClassName="aspect-[4/3] min-[75rem]:h-full transition-[scale,filter] duration-calm ease-out group-hover:scale-102 group-hover:brightness-115"
          priority={hasPriority}
        />
      </div>
      <div className="flex min-w-0 grow flex-col p-5 wrap-anywhere">
        <Name className="text-card">
          <PageLink
            href={servicePath(service.id)}
            className="underline decoration-transparent underline-offset-4 group-hover:decoration-accent hover:text-accent-bright"
          >
            {service.name}
          </PageLink>
        </Name>
        <p className="mt-1 text-accent">{priceText(service.price)}</p>
        {hasClasses(service) && <NextClass service={service} />}
        <p className="mt-3 mb-5 text-small text-muted">{service.comment}</p>
        <PageLink
          data-booking=""
          href={bookingPath(service)}
          className="mt-auto flex min-h-11 items-center justify-center rounded-control border border-accent px-5 py-2.5 text-center font-display text-lg leading-tight font-bold tracking-wide text-accent-bright uppercase transition-colors duration-quick group-hover:bg-accent group-hover:text-on-accent hover:bg-accent-bright focus-visible:bg-accent focus-visible:text-on-accent active:bg-accent"
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

/**
 * The services as cards, in file order. On narrow screens, they scroll sideways (services.css); on the widest ones, pictures are beside the
 * text.
 */
export function ServiceList({ services, pictures, level }: ServiceListProps) {
  return (
    <ul
      // On /services, the cards keep their width even if no part of the next one is visible.
      className={`rail grid gap-5 ${level === 1 ? 'max-lg:auto-cols-[300px]!' : ''} lg:grid-cols-[repeat(3,300px)] lg:justify-between min-[75rem]:grid-cols-2! min-[75rem]:gap-6`}
    >
      {services.map((service, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          pictures={pictures}
          level={level}
          hasPriority={level === 1 && index === 0}
        />
      ))}
    </ul>
  );
}
