import { DeferredContent } from '@/components/navigation/PageContent';
import { ClassTimes } from './ClassTimes';
import type { ClassesNow } from './useClasses';
import type { Service } from '@/lib/services/service';
import { factTexts } from '@/lib/words';
import type { NamedPicture } from '@/lib/pictures/variants';
import { hasClasses } from '@/lib/services/week';
import { DescriptionList, QuickWays, term } from './ServiceFacts';
import { ServicePicture } from './ServicePicture';

const card = 'flex flex-col rounded-card bg-surface p-6 shadow-card ring-1 ring-line sm:p-8';

/** The shape of the picture from tablets on: picture and facts end about where the dates of one class, or of more, beside them end. */
function pictureShape(classes: number): string {
  if (classes === 0) return 'md:aspect-[4/3] md:h-full';
  return classes === 1 ? 'md:aspect-[2/1]' : 'md:aspect-[5/4] lg:aspect-[3/2]';
}

interface DetailsColumnsProps {
  readonly service: Service;
  /** The source pictures that the build knows. */
  readonly pictures: readonly NamedPicture[];
  /** The service's classes by the clock. */
  readonly classes: ClassesNow;
}

/**
 * Picture and facts of a service: from tablets on side by side, and equally high, as long as later dates are folded. On phones the description follows the times
 * (product 14.3).
 */
export function DetailsColumns({ service, pictures, classes }: DetailsColumnsProps) {
  const hasTimes = hasClasses(service);
  const fills = hasTimes ? '' : 'md:h-full';
  return (
    <div className="group/columns grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-[7fr_5fr] low:min-[30rem]:grid-cols-2">
      <div
        className={`contents min-w-0 grid-cols-1 gap-6 md:grid low:min-[30rem]:grid ${hasTimes ? 'md:grid-rows-[auto_1fr]' : ''}`}
      >
        <div
          key={service.picture}
          className={`picture-frame self-start rounded-card ring-1 ring-line ${fills}`}
        >
          <ServicePicture
            service={service}
            pictures={pictures}
            sizes="(min-width: 90rem) 770px, (min-width: 64rem) 54vw, (min-width: 48rem) 45vw, 92vw"
            className={fills}
            imgClassName={`aspect-video ${pictureShape(service.sessions?.length ?? 0)}`}
            priority
          />
        </div>
        {hasTimes && (
          <div className={`max-md:order-last group-has-[.rest[open]]/columns:self-start ${card}`}>
            <DescriptionList service={service} />
          </div>
        )}
      </div>
      <div className={`${hasTimes ? 'noscript:self-start' : ''} ${card}`}>
        <DeferredContent>
          {hasTimes ? (
            <dl className="grow wrap-anywhere">
              <dt id="times" className={term}>
                {factTexts.times}
              </dt>
              <dd className="mt-3">
                <ClassTimes {...classes} />
              </dd>
            </dl>
          ) : (
            <>
              <DescriptionList service={service} />
              <QuickWays service={service} />
            </>
          )}
        </DeferredContent>
      </div>
    </div>
  );
}
