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
}

/**
 * A service as a card (product 2.6). Its picture is cropped: to a square on phones and tablets, to the height of the card in wider windows.
 */
function ServiceCard({ service, pictures, level }: ServiceCardProps) {
  const Name = `h${level + 1}` as 'h2' | 'h3';
  return (
    <li className="group flow-root overflow-clip rounded-card bg-surface shadow-card ring-1 ring-line transition-shadow duration-calm ease-out hover:shadow-lift hover:ring-edge lg:flex">
      <div
        key={service.picture}
        className="picture-frame float-left mr-4 mb-3 flex size-33 max-w-2/5 shrink-0 justify-center bg-ground lg:m-0 lg:max-w-none lg:h-auto lg:w-2/5"
      >
        <ServicePicture
          service={service}
          pictures={pictures}
          imgClassName="aspect-[4/3] h-full transition-[scale,filter] duration-calm ease-out group-hover:scale-102 group-hover:brightness-115"
        />
      </div>
      <div className="min-w-0 grow flex-col p-4 wrap-anywhere lg:flex lg:p-5">
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
        <p className="mt-2 mb-4 clear-left text-small text-muted">{service.comment}</p>
        <PageLink
          data-booking=""
          href={bookingPath(service)}
          className="mt-auto flex min-h-11 items-center justify-center rounded-control border border-accent px-4 py-2 text-center font-display text-lg leading-tight font-bold tracking-wide text-accent-bright uppercase transition-colors duration-quick group-hover:bg-accent group-hover:text-on-accent hover:bg-accent-bright focus-visible:bg-accent focus-visible:text-on-accent active:bg-accent"
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
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:auto-rows-fr lg:gap-6">
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} pictures={pictures} level={level} />
      ))}
    </ul>
  );
}
