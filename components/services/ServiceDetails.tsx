'use client';

import { DeferredContent } from '@/components/navigation/PageContent';
import { Island } from '@/components/ui/IslandBoundary';
import { useClasses } from './useClasses';
import { findLatest, type FoundServices, relatedServices } from '@/lib/services/findServices';
import { fullTitle, serviceTitle } from '@/lib/services/title';
import type { Service } from '@/lib/services/service';
import type { NamedPicture } from '@/lib/pictures/variants';
import { hasClasses } from '@/lib/schedule/week';
import { DetailsColumns } from './DetailsColumns';
import { DetailsHero } from './DetailsHero';
import { BookingBar } from './BookingBar';
import { RelatedServices, SharedValue } from './OtherServices';
import { type BuiltServices, useServices } from './useServices';

/** What a page of details was built with; `services` are those that it shows, none where the build does not know it. */
export interface BuiltDetails extends BuiltServices {
  /** What its address stands for. */
  readonly found: FoundServices;
  readonly pictures: readonly NamedPicture[];
}

interface DetailsProps extends FoundServices {
  /** All services, as they are now. */
  readonly all: readonly Service[];
  readonly pictures: readonly NamedPicture[];
}

/** The screen without its title: picture, facts, times and ways to book, by the clock. */
function Details({ all, service, others, value, pictures }: DetailsProps) {
  const classes = useClasses(service);
  return (
    <>
      <DetailsHero service={service} pictures={pictures} />
      <DeferredContent>
        <div className="mx-auto w-full max-w-page px-gutter">
          <DetailsColumns service={service} classes={classes} />
          <SharedValue value={value} others={others} />
        </div>
        <RelatedServices services={relatedServices(all, { service, others })} pictures={pictures} />
        {hasClasses(service) && <BookingBar price={service.price} classes={classes} />}
      </DeferredContent>
    </>
  );
}

/**
 * The details screen of one service (product 2.7): picture, name, price and the card with its id, and below them times, facts and ways
 * to book. It follows newer services (product 10.1); one that is gone stays as it was.
 */
export function ServiceDetails(props: BuiltDetails) {
  const services = useServices(props);
  const latest = findLatest(services, props.found);
  return (
    <>
      {/* Outside the island: React takes a title away with the component that failed. */}
      <title>{fullTitle(serviceTitle(latest.service))}</title>
      <Island name="details">
        <Details {...latest} all={services} pictures={props.pictures} />
      </Island>
    </>
  );
}
