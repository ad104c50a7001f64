'use client';

import { DeferredContent } from '@/components/navigation/PageContent';
import { Island } from '@/components/ui/IslandBoundary';
import type { NamedPicture } from '@/lib/pictures/variants';
import { hasClasses } from '@/lib/schedule/week';
import { findLatest, type FoundServices, relatedServices } from '@/lib/services/findServices';
import { fullTitle, serviceTitle } from '@/lib/services/title';
import type { Service } from '@/lib/services/service';
import { BookingBar } from './BookingBar';
import { DetailsHero } from './DetailsHero';
import { RelatedServices, SharedAlias } from './OtherServices';
import { ServiceFacts } from './ServiceFacts';
import { useClasses } from './useClasses';
import { type BuiltServices, useServices } from './useServices';

/** The data that a page was built with; `services` are those that it shows, none on the 404 page. */
export interface BuiltDetails extends BuiltServices {
  readonly found: FoundServices;
  readonly pictures: readonly NamedPicture[];
}

interface DetailsProps extends FoundServices {
  readonly services: readonly Service[];
  readonly pictures: readonly NamedPicture[];
}

function Details({ services, service, others, value, pictures }: DetailsProps) {
  const classes = useClasses(service);
  return (
    <>
      <DetailsHero service={service} pictures={pictures} />
      <DeferredContent>
        <div className="mx-auto w-full max-w-page px-gutter">
          <ServiceFacts service={service} classes={classes} />
          <SharedAlias value={value} others={others} />
        </div>
        <RelatedServices
          services={relatedServices(services, { service, others })}
          pictures={pictures}
        />
        {hasClasses(service) && <BookingBar classes={classes} />}
      </DeferredContent>
    </>
  );
}

/** The page of a service (product 2.7), updated from the live file. A service that was removed stays as built (product 10.1). */
export function ServiceDetails(props: BuiltDetails) {
  const services = useServices(props);
  const latest = findLatest(services, props.found);
  return (
    <>
      {/* Outside the island, because React removes the title with a component that fails. */}
      <title>{fullTitle(serviceTitle(latest.service))}</title>
      <Island name="details">
        <Details {...latest} services={services} pictures={props.pictures} />
      </Island>
    </>
  );
}
