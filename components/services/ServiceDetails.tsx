'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { DeferredContent } from '@/components/navigation/PageContent';
import { Island, IslandBoundary } from '@/components/ui/IslandBoundary';
import { useClasses } from './useClasses';
import { findLatest, type FoundServices, relatedServices } from '@/lib/services/findServices';
import { fullTitle, serviceTitle } from '@/lib/services/title';
import { loadPart } from '@/lib/browser/reload';
import type { Service } from '@/lib/services/service';

import type { NamedPicture } from '@/lib/pictures/variants';
import { hasClasses } from '@/lib/services/week';
import { DetailsColumns } from './DetailsColumns';
import { BookingBar } from './BookingBar';
import { RelatedServices, SharedValue } from './OtherServices';
import { ServiceHeading } from './ServiceHeading';
import { type BuiltServices, useServices } from './useServices';

/** What a page of details was built with; `services` are those that it shows, none where the build does not know it. */
export interface BuiltDetails extends BuiltServices {
  /** What its address stands for. */
  readonly found: FoundServices;
  readonly pictures: readonly NamedPicture[];
  /** Where the build has written the calendar of a class, by its id. */
  readonly calendars?: Readonly<Record<string, string>>;
  /** What visitors ask before they come (ServiceVisit), as it is for the service that was found. */
  readonly visit: ReactNode;
}

const ServiceVisit = lazy(() => loadPart(() => import('./ServiceVisit')));

/** Whether the answers of ServiceVisit are the same for both services. */
const isVisitSame = (a: Service, b: Service) =>
  a.price === b.price && String(a.bring) === String(b.bring) && hasClasses(a) === hasClasses(b);

/** The answers of the build, until the live file changes one of them: only then the script that draws them is loaded. */
function LatestVisit({ visit, found, service }: BuiltDetails & { readonly service: Service }) {
  if (isVisitSame(service, found.service)) return visit;
  return (
    <IslandBoundary fallback={visit}>
      <Suspense fallback={visit}>
        <ServiceVisit service={service} />
      </Suspense>
    </IslandBoundary>
  );
}

interface ServiceDetailsProps extends BuiltDetails {
  /** What a service without times has; nothing in it follows the live file, so the server draws it. */
  readonly children?: ReactNode;
}

interface DetailsProps extends ServiceDetailsProps, FoundServices {
  /** All services, as they are now. */
  readonly all: readonly Service[];
}

/** The screen without its title: picture, facts, times and ways to book, by the clock. */
function Details({ children, all, service, others, value, ...built }: DetailsProps) {
  // Its address may stand for another service by now.
  const isBuilt = service.id === built.found.service.id;
  const classes = useClasses(service, isBuilt ? built.calendars : undefined);
  const hasTimes = hasClasses(service);
  return (
    <>
      <ServiceHeading {...service} />
      <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-section md:pt-8">
        <DetailsColumns service={service} pictures={built.pictures} classes={classes} />
        <SharedValue value={value} others={others} />
      </div>
      <DeferredContent>
        {!hasTimes && children}
        <LatestVisit {...built} service={service} />
        <RelatedServices
          services={relatedServices(all, { service, others })}
          pictures={built.pictures}
        />
        {hasTimes && <BookingBar price={service.price} classes={classes} />}
      </DeferredContent>
    </>
  );
}

/**
 * The details screen of one service (product 2.7): heading and price, the card with its id, and below them picture, facts, ways
 * to book, and what visitors ask before they come. It follows newer services (product 10.1); one that is gone stays as it was.
 */
export function ServiceDetails(props: ServiceDetailsProps) {
  const services = useServices(props);
  const latest = findLatest(services, props.found);
  return (
    <>
      {/* Outside the island: React takes a title away with the component that failed. */}
      <title>{fullTitle(serviceTitle(latest.service))}</title>
      <Island name="details">
        <Details {...props} {...latest} all={services} />
      </Island>
    </>
  );
}
