'use client';

import { PageLink } from '@/components/navigation/PageLink';
import { boxStyles } from '@/components/ui/Button';
import type { NamedPicture } from '@/lib/pictures/variants';
import { hasClasses } from '@/lib/schedule/week';
import { bookingPath, servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { bookingLabel, priceText } from '@/lib/words';
import { NextClass } from './NextClass';
import { ServicePicture } from './ServicePicture';
import { type BuiltServices, useServices } from './ServicesProvider';

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

/**
 * A service as a card (product 2.6). Its picture fades out behind its text. In windows of 1024 px and more, each row has a wide and a narrow
 * card. The texts and buttons of a row are at the same heights.
 */
function ServiceCard({ service, pictures, level, position }: ServiceCardProps) {
  const Name = `h${level + 1}` as 'h2' | 'h3';
  const isWide = [0, 3].includes(position % 4);
  return (
    <li
      className={`service-card group relative isolate grid grid-cols-1 items-center gap-x-3 overflow-clip rounded-card bg-ground p-4 pt-(--clear) pb-3 wrap-anywhere shadow-card ring-1 ring-line transition-shadow duration-calm ease-out hover:shadow-lift hover:ring-edge min-[22.5rem]:grid-cols-[1fr_auto] md:row-span-3 md:grid-rows-subgrid md:gap-y-0 lg:p-6 lg:pt-(--clear) print:pt-4 ${isWide ? 'lg:col-span-7' : 'lg:col-span-5'}`}
    >
      <div key={service.picture} className="picture-frame print:hidden">
        <ServicePicture
          service={service}
          pictures={pictures}
          // On phones, these sizes lead to the files of DetailsHero, so the page of a service shows its picture at once.
          sizes="(min-width: 64rem) 45rem, (min-width: 48rem) 25rem, 100vw"
          shownWidth={cardWidth}
          className="h-full"
          imgClassName="h-full object-[50%_var(--focus)] transition-[scale,filter] duration-calm ease-out group-hover:scale-102"
          // On the first screen of /services, this picture is the largest.
          priority={level === 1 && position === 0}
        />
      </div>
      <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-3 self-end">
        <Name className="text-[clamp(1.875rem,4.3vw-0.7rem,3.25rem)] leading-none">
          <PageLink
            href={servicePath(service.id)}
            className="underline decoration-transparent underline-offset-4 group-hover:decoration-accent hover:text-accent-bright"
          >
            {service.name}
          </PageLink>
        </Name>
        <p className="font-display text-[calc(0.9rem+0.7vw)] leading-tight font-bold text-accent">
          {priceText(service.price)}
        </p>
      </div>
      <p className="col-span-full mt-1.5 mb-4 max-w-[26rem] self-start text-small leading-snug text-text/85 md:my-2 lg:mb-4 xl:max-w-[30rem] xl:text-body">
        {service.comment}
      </p>
      {hasClasses(service) && <NextClass service={service} />}
      <PageLink
        data-booking=""
        href={bookingPath(service)}
        className={`${boxStyles} -col-end-1 border-accent text-accent-bright group-hover:bg-accent group-hover:text-on-accent hover:bg-accent-bright focus-visible:bg-accent focus-visible:text-on-accent active:bg-accent max-lg:px-3 max-lg:text-base max-lg:tracking-normal`}
      >
        {bookingLabel(service.name)}
      </PageLink>
    </li>
  );
}

interface ServiceListProps extends BuiltServices {
  readonly pictures: readonly NamedPicture[];
  readonly level: Level;
}

/** The services as cards, in file order. */
export function ServiceList({ pictures, level, ...built }: ServiceListProps) {
  const services = useServices(built);
  return (
    <ul className="grid grid-cols-1 gap-2.5 [--clear:35vw] max-md:*:first:[--clear:42vw] md:auto-rows-[1fr_auto_auto] md:grid-cols-2 md:gap-3 md:[--clear:min(23vw,24rem)] lg:grid-cols-12 lg:gap-4">
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
