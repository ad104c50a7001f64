import type { ReactNode } from 'react';
import { ServiceDetails } from '@/components/services/ServiceDetails';
import { FirstVisit, type VisitContent } from '@/components/visit/FirstVisit';
import type { FoundServices } from '@/lib/catalogue/findServices';
import { serviceTitle } from '@/lib/catalogue/sentence';
import { fullTitle } from '@/lib/content/words';
import { hasClasses } from '@/lib/timetable/week';

/** What the 404 page has drawn or read for the page of such a service. */
export interface AroundService {
  readonly visit: VisitContent;
  /** The ways to book a service without times. */
  readonly waysToBook: ReactNode;
}

interface FoundServiceProps extends AroundService {
  readonly found: FoundServices;
}

/** The page of a service that the build did not know. Its services are live already (`fetchServices`). */
export default function FoundService({ found, visit, waysToBook }: FoundServiceProps) {
  const { service } = found;
  const hasTimes = hasClasses(service);
  const built = { services: [service], contentHash: 0, found };
  return (
    <>
      <title>{fullTitle(serviceTitle(service))}</title>
      <ServiceDetails built={built}>
        {!hasTimes && waysToBook}
        <FirstVisit
          {...visit}
          price={service.price}
          bring={service.bring?.join(' · ')}
          isOfClass
          continues={hasTimes}
        />
      </ServiceDetails>
    </>
  );
}
