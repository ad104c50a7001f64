import type { ReactNode } from 'react';
import { DeferredContent } from '@/components/navigation/DeferredContent';
import { BookingBar } from '@/components/timetable/BookingBar';
import { relatedServices } from '@/lib/catalogue/findServices';
import { DetailsColumns } from './DetailsColumns';
import { DetailsPart } from './DetailsPart';
import { RelatedServices } from './RelatedServices';
import { ServiceHeading } from './ServiceHeading';
import type { DrawnPictures } from './ServicePicture';
import { SharedValue } from './SharedValue';
import { VisitOfClass } from './VisitOfClass';
import type { BuiltDetails } from './useDetails';

interface ServiceDetailsProps {
  readonly built: BuiltDetails;
  /** The service's picture, and those of related services, as the server has drawn them. */
  readonly picture?: ReactNode;
  readonly pictures?: DrawnPictures;
  /** Whether the build has written this page, and with it calendars of the classes. */
  readonly isBuilt?: boolean;
}

/**
 * The details screen of one service (product 2.7): heading and price, the card with its id, and below them picture,
 * facts and ways to book.
 */
export function ServiceDetails({
  built,
  picture,
  pictures = new Map(),
  isBuilt,
}: ServiceDetailsProps) {
  const { service, others, value } = built.found;
  return (
    <>
      <DetailsPart built={built} part="heading">
        <ServiceHeading {...service} />
      </DetailsPart>
      <DeferredContent>
        <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-section md:pt-8">
          <DetailsPart built={built} part="columns">
            <DetailsColumns built={built} picture={picture} isBuilt={isBuilt} />
          </DetailsPart>
          <DetailsPart built={built} part="shared">
            <SharedValue value={value} others={others} />
          </DetailsPart>
        </div>
        <VisitOfClass built={built} />
        <DetailsPart built={built} part="related" pictures={pictures}>
          <RelatedServices
            services={relatedServices(built.services, built.found)}
            pictures={pictures}
          />
        </DetailsPart>
        <BookingBar built={built} />
      </DeferredContent>
    </>
  );
}
