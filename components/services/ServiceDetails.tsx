'use client';

import type { ReactNode } from 'react';
import { DeferredContent } from '@/components/navigation/PageContent';
import { useClasses } from './useClasses';
import { FirstVisit } from '@/components/visit/FirstVisit';
import { findLatest, type FoundServices, relatedServices } from '@/lib/services/findServices';
import { serviceTitle } from '@/lib/services/text';
import type { firstVisit, prices } from '@/lib/content/firstVisit';
import { sections } from '@/lib/content/studio';
import { fullTitle } from '@/lib/words';
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
  /** What visitors ask before they come, and what can be bought. */
  readonly visit: { readonly content: typeof firstVisit; readonly prices: typeof prices };
}

interface ServiceDetailsProps extends BuiltDetails {
  /** What a service without times has; nothing in it follows the live file, so the server draws it. */
  readonly children?: ReactNode;
}

/**
 * The details screen of one service (product 2.7): heading and price, the card with its id, and below them picture, facts, ways
 * to book, and what visitors ask before they come. It follows newer services (product 10.1); one that is gone stays as it was.
 */
export function ServiceDetails({ children, ...built }: ServiceDetailsProps) {
  const services = useServices(built);
  const { service, others, value } = findLatest(services, built.found);
  // Its address may stand for another service by now.
  const isBuilt = service.id === built.found.service.id;
  const classes = useClasses(service, isBuilt ? built.calendars : undefined);
  const hasTimes = hasClasses(service);
  return (
    <>
      <title>{fullTitle(serviceTitle(service))}</title>
      <ServiceHeading {...service} />
      <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-section md:pt-8">
        <DetailsColumns service={service} pictures={built.pictures} classes={classes} />
        <SharedValue value={value} others={others} />
      </div>
      <DeferredContent>
        {!hasTimes && children}
        {sections.firstVisit && (
          <FirstVisit
            {...built.visit}
            price={service.price}
            bring={service.bring?.join(' · ')}
            isOfClass
            continues={hasTimes}
          />
        )}
        <RelatedServices
          services={relatedServices(services, { service, others })}
          pictures={built.pictures}
        />
        {hasTimes && <BookingBar price={service.price} classes={classes} />}
      </DeferredContent>
    </>
  );
}
