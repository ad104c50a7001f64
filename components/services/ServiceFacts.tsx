import { Button } from '@/components/ui/Button';
import { Answer } from '@/components/visit/Answer';
import { bookWithoutTimes } from '@/lib/booking/bookWithoutTimes';
import { cancelling } from '@/lib/content/firstVisit';
import { hasClasses } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { detailsTexts, minutesText, placesText, timesTexts } from '@/lib/words';
import { ClassTimes } from './ClassTimes';
import type { CoachCard } from './coachCards';
import { ServiceCoaches } from './ServiceCoaches';

/** Says what to expect, what every class has in common, and what to bring, if the data file says so. */
function DescriptionList({ service }: { readonly service: Service }) {
  const { comment, duration, level, places, bring = [] } = service;
  const facts = [duration && minutesText(duration), level, places && placesText(places)].filter(
    (fact): fact is string => Boolean(fact),
  );
  const lists = [
    [detailsTexts.always, facts],
    [detailsTexts.bring, bring],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-6 wrap-anywhere">
      <div className="col-span-2">
        <dt className="label-caps">{detailsTexts.comment}</dt>
        <dd className="mt-3 text-card leading-snug text-balance lg:text-statement">
          {comment.replace(/[\p{L}\p{N}]$/u, '$&.')}
        </dd>
      </div>
      {lists.map(
        ([label, items]) =>
          items.length > 0 && (
            <div key={label} className="border-t border-line pt-6">
              <dt className="label-caps">{label}</dt>
              <dd className="mt-2 text-muted lg:text-lead">
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The ways to book a service without times. */
function WaysToBook({ service }: { readonly service: Service }) {
  return (
    <p className="flex flex-wrap gap-3">
      {bookWithoutTimes(service).map(({ label, href }, index) => (
        <Button
          key={label}
          href={href}
          variant={index === 0 ? 'primary' : 'outline'}
          className="flex-1"
        >
          {label}
        </Button>
      ))}
    </p>
  );
}

interface ServiceFactsProps {
  readonly service: Service;
  readonly coaches: readonly CoachCard[];
}

/** A service's description, beside a card with its times, which overlaps the picture. On phones, the card is first (product 14.9). */
export function ServiceFacts({ service, coaches }: ServiceFactsProps) {
  const Times = hasClasses(service) ? ClassTimes : WaysToBook;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-[5fr_6fr] lg:grid-cols-[7fr_5fr] lg:gap-x-16">
      <div className="min-w-0 self-start max-md:order-last md:sticky md:top-20 md:-mt-4">
        <DescriptionList service={service} />
        <ServiceCoaches sessions={service.sessions} coaches={coaches} />
      </div>
      <dl className="relative -mt-8 min-w-0 self-start rounded-card bg-surface p-4 shadow-lift ring-1 ring-line wrap-anywhere max-[26rem]:p-3 sm:p-5 md:-mt-16 print:mt-0">
        <dt id="times" className="label-caps scroll-mt-[45svh]">
          {hasClasses(service) ? timesTexts.heading : timesTexts.ways}
        </dt>
        <dd className="class-times mt-3">
          <Times service={service} />
        </dd>
        <dt className="mt-4 label-caps border-t border-line pt-4">{detailsTexts.cancel}</dt>
        <dd className="mt-2 text-small text-muted">
          <Answer text={cancelling} />
        </dd>
      </dl>
    </div>
  );
}
