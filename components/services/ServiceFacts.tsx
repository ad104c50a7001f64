import { Button } from '@/components/ui/Button';
import { LinkedText } from '@/components/ui/LinkedText';
import { bookingLinks } from '@/lib/booking/booking';
import { cancelling } from '@/lib/content/firstVisit';
import { hasClasses } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { detailsWords, minutesText, placesText, timesWords } from '@/lib/words';
import { ClassTimes } from './ClassTimes';
import type { CoachCard } from './coachCards';
import { ServiceCoaches } from './ServiceCoaches';

/** Adds a period to a text that ends with a letter or a digit. */
const asSentence = (text: string) => text.replace(/[\p{L}\p{N}]$/u, '$&.');

interface FactListProps {
  readonly label: string;
  readonly facts: readonly (string | undefined)[];
}

/** A list in the description. Renders nothing if no fact is known. */
function FactList({ label, facts }: FactListProps) {
  const known = facts.filter((fact) => fact !== undefined);
  if (known.length === 0) return null;
  return (
    <div className="border-t border-line pt-6">
      <dt className="label-caps">{label}</dt>
      <dd className="mt-2 text-muted lg:text-lead">
        <ul>
          {known.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/**
 * Says what to expect, what every class has in common, and what to bring, if the data file says so.
 */
function DescriptionList({ service }: { readonly service: Service }) {
  const { comment, duration, level, places, bring = [] } = service;
  const minutes = duration === undefined ? undefined : minutesText(duration);
  const room = places === undefined ? undefined : placesText(places);
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-6 wrap-anywhere">
      <div className="col-span-2">
        <dt className="service-details-heading">{detailsWords.comment}</dt>
        <dd className="service-facts-comment">{asSentence(comment)}</dd>
      </div>
      <FactList label={detailsWords.always} facts={[minutes, level, room]} />
      <FactList label={detailsWords.bring} facts={bring} />
    </dl>
  );
}

/** The ways to book a service without times. */
function WaysToBook({ service }: { readonly service: Service }) {
  return (
    <p className="flex flex-wrap gap-3">
      {bookingLinks(service).map(({ label, href }, index) => (
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

/**
 * A card with a service's times, which overlaps the picture, and the description beside or, on
 * phones, below it. The card is first in the document: a description that has arrived before it
 * would move.
 */
export function ServiceFacts({ service, coaches }: ServiceFactsProps) {
  const Times = hasClasses(service) ? ClassTimes : WaysToBook;
  return (
    <div className="service-facts">
      <dl className="service-facts-card">
        <dt id="times" className="service-details-heading scroll-mt-[45svh]">
          {hasClasses(service) ? timesWords.heading : timesWords.ways}
        </dt>
        <dd className="mt-3">
          <Times service={service} />
        </dd>
        <dt className="mt-4 label-caps border-t border-line pt-4">{detailsWords.cancel}</dt>
        <dd className="mt-2 text-small text-muted">
          <LinkedText text={cancelling} />
        </dd>
      </dl>
      <div className="service-facts-text">
        <DescriptionList service={service} />
        <ServiceCoaches slots={service.slots} coaches={coaches} />
      </div>
    </div>
  );
}
