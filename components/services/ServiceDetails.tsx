'use client';

import type { ReactNode } from 'react';
import { DeferredContent } from '@/components/navigation/DeferredContent';
import { BookingBar } from '@/components/timetable/NextClass';
import type { FoundServices } from '@/lib/catalogue/findServices';
import { servicePath } from '@/lib/catalogue/paths';
import { serviceTitle } from '@/lib/catalogue/sentence';
import { detailsTexts } from '@/lib/content/details';
import { fullTitle } from '@/lib/content/frame';
import { classesOf } from '@/lib/timetable/week';
import { GrowingPicture } from './GrowingPicture';
import { RelatedServices } from './RelatedServices';
import { ClassDescription, ServiceFacts } from './ServiceFacts';
import { ServiceHeading } from './ServiceHeading';
import { type KnownPictures, ServicePicture } from './ServicePicture';
import { type BuiltDetails, useDetails } from './useDetails';

/** Links to other services that have the same address: two classes at the same price, for example (product 10.3). */
function SharedValue({ value, others }: Pick<FoundServices, 'value' | 'others'>) {
  if (others.length === 0) return null;
  const { heading, text } = detailsTexts.shared;
  return (
    <aside
      aria-labelledby="shared-value"
      className="mt-6 rounded-card border-l-4 border-steel bg-surface p-6 pl-5 wrap-anywhere sm:p-8 sm:pl-7"
    >
      <h2 id="shared-value" className="text-card">
        {heading}
      </h2>
      <p className="mt-2 text-muted">{text(value)}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {others.map(({ id, name }) => (
          <li key={id}>
            <a
              href={servicePath(id)}
              className="inline-block py-2 underline underline-offset-4 hover:text-accent-bright"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/**
 * The shape of the picture from tablets on, by the number of classes in the column beside it, each on a line of its own: picture
 * and facts end at the same height.
 */
function pictureShape(classes: number): string {
  if (classes === 0) return 'md:aspect-[4/3] md:h-full';
  if (classes < 6) return 'md:aspect-[2/1]';
  return classes < 8 ? 'md:aspect-[3/2]' : 'md:aspect-square';
}

interface ServiceDetailsProps {
  readonly built: BuiltDetails;
  readonly pictures: KnownPictures;
  /** Whether the build has written this page, and with it calendars of the classes. */
  readonly isBuilt?: boolean;
  /** The ways to book, and what visitors ask before their first visit. */
  readonly children?: ReactNode;
}

/**
 * The details screen of one service (product 2.7): heading and price, the card with its id, and below them picture,
 * facts and ways to book. From tablets on picture and facts are side by side. On phones the description follows the times
 * (product 14.3).
 */
export function ServiceDetails({ built, pictures, isBuilt, children }: ServiceDetailsProps) {
  const { service, others, value, related } = useDetails(built);
  const classes = service.sessions?.length ?? 0;
  const fills = classes === 0 ? 'md:h-full' : '';
  return (
    <>
      {service !== built.found.service && <title>{fullTitle(serviceTitle(service))}</title>}
      <ServiceHeading {...service} />
      <DeferredContent>
        <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-section md:pt-8">
          <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-[7fr_5fr] low:grid-cols-2">
            <div
              className={`contents min-w-0 grid-cols-1 gap-6 md:grid low:grid ${fills ? '' : 'md:grid-rows-[auto_1fr]'}`}
            >
              <GrowingPicture key={service.picture} className={`self-start ${fills}`}>
                <ServicePicture
                  address={service.picture}
                  name={service.name}
                  known={pictures[service.picture]}
                  sizes="(min-width: 80rem) 680px, (min-width: 64rem) 54vw, (min-width: 48rem) 45vw, 92vw"
                  className={fills}
                  imgClassName={`aspect-video ${pictureShape(classes)}`}
                  priority
                />
              </GrowingPicture>
              {classes > 0 && <ClassDescription service={service} />}
            </div>
            <ServiceFacts
              service={service}
              calendars={isBuilt ? classesOf(built.found.service).map(({ id }) => id) : []}
            />
          </div>
          <SharedValue value={value} others={others} />
        </div>
        {children}
        <RelatedServices services={related} pictures={pictures} />
        <BookingBar service={service} />
      </DeferredContent>
    </>
  );
}
