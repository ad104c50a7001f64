import { Answer } from '@/components/visit/Answer';
import { cancelling } from '@/lib/content/firstVisit';
import { hasClasses } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { factTexts } from '@/lib/words';
import { ClassTimes } from './ClassTimes';
import { DescriptionList, QuickWays, term } from './ServiceFacts';
import type { ClassesNow } from './useClasses';

interface DetailsColumnsProps {
  readonly service: Service;
  /** The service's classes by the clock. */
  readonly classes: ClassesNow;
}

/**
 * Below the picture of a service: what to expect, and beside it the card of the times, which overlaps the picture. On phones the
 * times come first (product 14.3).
 */
export function DetailsColumns({ service, classes }: DetailsColumnsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-x-16">
      <div className="min-w-0 self-start max-md:order-last md:sticky md:top-20 md:pt-6">
        <DescriptionList service={service} />
      </div>
      <dl className="relative -mt-8 min-w-0 self-start rounded-card bg-surface p-4 shadow-lift ring-1 ring-line wrap-anywhere sm:p-6 md:-mt-16 lg:-mt-28 print:mt-0">
        <dt id="times" className={term}>
          {hasClasses(service) ? factTexts.times : factTexts.ways}
        </dt>
        <dd className="mt-3">
          {hasClasses(service) ? <ClassTimes {...classes} /> : <QuickWays service={service} />}
        </dd>
        <dt className={`mt-4 border-t border-line pt-4 ${term}`}>{factTexts.cancel}</dt>
        <dd className="mt-2 text-small text-muted">
          <Answer text={cancelling} />
        </dd>
      </dl>
    </div>
  );
}
