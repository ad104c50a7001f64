import type { ReactNode } from 'react';
import { ClassTimes } from '@/components/timetable/ClassTimes';
import { NextClass } from '@/components/timetable/NextClass';
import type { Service } from '@/lib/catalogue/service';
import { classesOf, hasClasses } from '@/lib/timetable/week';
import { DetailsPart } from './DetailsPart';
import { GrowingPicture } from './GrowingPicture';
import { PlainPicture } from './PlainPicture';
import { DescriptionList, factsCard, QuickWays, TimesList } from './ServiceFacts';
import type { BuiltDetails } from './useDetails';

function Description({ built }: Pick<DetailsColumnsProps, 'built'>) {
  return (
    <DetailsPart built={built} part="description">
      <DescriptionList service={built.found.service} />
    </DetailsPart>
  );
}

/** The picture of a service that the server has not drawn. */
export function DetailsPicture({ service }: { readonly service: Service }) {
  const { picture, name } = service;
  return (
    <PlainPicture
      key={picture}
      address={picture}
      alt={name}
      className="aspect-video w-full"
      priority
    />
  );
}

interface DetailsColumnsProps {
  readonly built: BuiltDetails;
  /** The picture that the server has drawn. */
  readonly picture?: ReactNode;
  /** Whether the build has written this page, and with it calendars of the classes. */
  readonly isBuilt?: boolean;
}

/**
 * Picture and facts of a service: from tablets on side by side, and equally high. On phones the description follows the times
 * (product 14.3).
 */
export function DetailsColumns({ built, picture, isBuilt }: DetailsColumnsProps) {
  const { service } = built.found;
  const hasTimes = hasClasses(service);
  const fills = hasTimes ? '' : 'md:h-full';
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-[7fr_5fr] low:min-[30rem]:grid-cols-2">
      <div
        className={`contents min-w-0 grid-cols-1 gap-6 md:grid low:min-[30rem]:grid ${hasTimes ? 'md:grid-rows-[auto_1fr]' : ''}`}
      >
        <GrowingPicture className={`self-start ${fills}`}>
          <DetailsPart built={built} part="picture">
            {picture ?? <DetailsPicture service={service} />}
          </DetailsPart>
        </GrowingPicture>
        {hasTimes && (
          <div className={`max-md:order-last ${factsCard}`}>
            <Description built={built} />
          </div>
        )}
      </div>
      <div className={factsCard}>
        {hasTimes ? (
          <TimesList
            next={<NextClass built={built} />}
            times={
              <ClassTimes
                built={built}
                calendars={isBuilt ? classesOf(service).map(({ id }) => id) : []}
              />
            }
          />
        ) : (
          <Description built={built} />
        )}
        {!hasTimes && <QuickWays service={service} />}
      </div>
    </div>
  );
}
