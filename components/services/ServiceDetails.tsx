import { Activity, type ReactNode } from 'react';
import { Island } from '@/components/ui/IslandBoundary';
import type { NamedPicture } from '@/lib/pictures/variants';
import { hasClasses } from '@/lib/schedule/week';
import { type FoundServices, relatedServices } from '@/lib/services/findServices';
import type { Service } from '@/lib/services/service';
import { fullTitle, serviceTitle } from '@/lib/services/title';
import { BookingBar } from './BookingBar';
import { DetailsHero } from './DetailsHero';
import { RelatedServices, SharedAlias } from './OtherServices';
import { ServiceFacts } from './ServiceFacts';

interface ServiceDetailsProps {
  readonly services: readonly Service[];
  readonly found: FoundServices;
  readonly pictures: readonly NamedPicture[];
  /** The prerendered coaches. A page updated with live data shows none. */
  readonly coaches?: ReactNode;
}

/** The page of a service (product 2.7). */
export function ServiceDetails({ services, found, pictures, coaches }: ServiceDetailsProps) {
  const { service, others, matchedValue } = found;
  return (
    <>
      {/* The title is outside the island, because React would remove it if the island failed. */}
      <title>{fullTitle(serviceTitle(service))}</title>
      <Island name="details">
        <DetailsHero service={service} pictures={pictures} />
        <div className="mx-auto w-full max-w-page px-gutter">
          <ServiceFacts service={service} coaches={coaches} />
          <SharedAlias matchedValue={matchedValue} others={others} />
        </div>
        <Activity>
          <RelatedServices services={relatedServices(services, found)} pictures={pictures} />
          {hasClasses(service) && <BookingBar service={service} />}
        </Activity>
      </Island>
    </>
  );
}
