import type { ReactNode } from 'react';
import { findLatest, type FoundServices, relatedServices } from '@/lib/catalogue/findServices';
import { parseLiveServices } from '@/lib/catalogue/parse';
import type { Service } from '@/lib/catalogue/service';
import { serviceHead } from '@/lib/catalogue/serviceHead';
import { fullTitle } from '@/lib/content/site';
import { ServiceDetails } from './ServiceDetails';
import { ServiceList, type ServiceListProps } from './ServiceList';
import type { KnownPictures } from './ServicePicture';

/** What the build knows about a page of details. */
export interface DetailsProps {
  readonly found: FoundServices;
  readonly pictures: KnownPictures;
}

/** The services of a live data file, and how to render them: as a list, and one alone. */
export interface LiveServices {
  readonly services: readonly Service[];
  readonly list: (props: Omit<ServiceListProps, 'services'>) => ReactNode;
  readonly details: (props: DetailsProps) => ReactNode;
}

/**
 * Reads a live data file. Loaded only when the file differs from the build.
 * @throws Error with the first fault of the content
 */
export function drawLive(data: unknown): LiveServices {
  const services = parseLiveServices(data);
  return {
    services,
    list: (props) => ServiceList({ services, ...props }),
    details: ({ found, pictures }) => {
      const latest = findLatest(services, found);
      const related = relatedServices(services, latest);
      return (
        <>
          <title>{fullTitle(serviceHead(latest.service).title)}</title>
          <ServiceDetails
            found={latest}
            related={related}
            pictures={pictures}
            built={found.service}
          />
        </>
      );
    },
  };
}
