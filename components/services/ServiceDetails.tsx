'use client';

import { LowerPart } from '@/components/navigation/LowerPart';
import { Island } from '@/components/ui/Island';
import type { NamedPicture } from '@/lib/pictures/variants';
import { hasClasses } from '@/lib/schedule/week';
import { findLatest, type FoundServices, relatedServices } from '@/lib/services/findServices';
import { fullTitle, serviceTitle } from '@/lib/services/title';
import { BookingBar } from './BookingBar';
import type { CoachCard } from './coachCards';
import { DetailsHero } from './DetailsHero';
import { RelatedServices, SharedAlias } from './OtherServices';
import { ServiceFacts } from './ServiceFacts';
import { type BuiltServices, useServices } from './ServicesProvider';

/**
 * The data that a service's page was built with. `services` has only those that the page shows.
 * It's empty if the service is newer than the build.
 */
export interface BuiltDetails extends BuiltServices {
  /** The services that the URL refers to. */
  readonly found: FoundServices;
  readonly pictures: readonly NamedPicture[];
  /** All coaches of the studio. */
  readonly coaches: readonly CoachCard[];
}

/** The page of a service. If the service has been removed, its details stay as built. */
export function ServiceDetails(built: BuiltDetails) {
  const services = useServices(built);
  const { service, others, matchedValue } = findLatest(services, built.found);
  const { pictures, coaches } = built;
  const related = relatedServices(services, { service, others });
  return (
    <>
      {/* The title is outside the island, because React would remove it if the island failed. */}
      <title>{fullTitle(serviceTitle(service))}</title>
      <Island name="details">
        <DetailsHero service={service} pictures={pictures} />
        <LowerPart>
          <div className="service-details">
            <div className="page-width">
              <ServiceFacts service={service} coaches={coaches} />
              <SharedAlias matchedValue={matchedValue} others={others} />
            </div>
            <RelatedServices services={related} pictures={pictures} />
            {hasClasses(service) && <BookingBar service={service} />}
          </div>
        </LowerPart>
      </Island>
    </>
  );
}
