import { Button } from '@/components/ui/Button';
import { ClassTimes } from '@/components/timetable/ClassTimes';
import { NextClass } from '@/components/timetable/NextClass';
import type { Service } from '@/lib/catalogue/service';
import { closingStop } from '@/lib/catalogue/sentence';
import { bookingMail, bookingTitles, detailsTexts } from '@/lib/content/details';
import { contact } from '@/lib/content/contact';
import { factTexts } from '@/lib/content/classDetails';
import { minutesText, placesText } from '@/lib/content/timetable';
import { hasClasses } from '@/lib/timetable/week';

const term = 'label-caps text-muted';
const card = 'flex flex-col rounded-card bg-surface p-6 shadow-card ring-1 ring-line sm:p-8';

interface ServiceProps {
  readonly service: Service;
}

/** What to expect of this class, and of all. */
function DescriptionList({ service }: ServiceProps) {
  const { comment, always, alwaysText } = detailsTexts;
  const { duration, level, bring = [] } = service;
  const facts = [
    duration && minutesText(duration),
    level,
    service.places && placesText(service.places),
  ].filter(Boolean);
  const row = 'border-t border-line pt-6';
  return (
    <dl className="grid grow content-between gap-x-8 gap-y-6 wrap-anywhere xl:grid-cols-2">
      <div className="xl:col-span-2">
        <dt className={term}>{comment}</dt>
        <dd
          data-comment={closingStop(service.comment)}
          className="mt-2 text-lead lg:text-card lg:leading-snug"
        >
          {service.comment}
        </dd>
      </div>
      <div className={`xl:only-of-type:col-span-2 ${row}`}>
        <dt className={term}>{always}</dt>
        <dd className="mt-2 text-muted">{facts.length > 0 ? facts.join(' · ') : alwaysText}</dd>
      </div>
      {bring.length > 0 && (
        <div className={row}>
          <dt className={term}>{factTexts.bring}</dt>
          <dd className="mt-2 text-muted">{bring.join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}

/** The description of a class with times, which stand in a card of their own ({@link ServiceFacts}). */
export function ClassDescription({ service }: ServiceProps) {
  return (
    <div className={`max-md:order-last ${card}`}>
      <DescriptionList service={service} />
    </div>
  );
}

function QuickWays({ name }: Pick<Service, 'name'>) {
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      <Button href={contact.phoneHref} className="flex-1">
        {bookingTitles.phone}
      </Button>
      <Button href={bookingMail(name)} variant="outline" className="flex-1">
        {bookingTitles.email}
      </Button>
    </p>
  );
}

interface ServiceFactsProps extends ServiceProps {
  /** The ids of the classes that have a calendar. */
  readonly calendars: readonly string[];
}

/**
 * What a visitor must know before booking, and the two quickest ways to book: the times (product 14.3), or the
 * description of a service without times. In a grid beside the picture, and as high as the other column.
 */
export function ServiceFacts({ service, calendars }: ServiceFactsProps) {
  return (
    <div className={card}>
      {hasClasses(service) ? (
        <dl className="grow wrap-anywhere">
          <dt className={term}>{factTexts.times}</dt>
          <dd className="mt-3 mb-5">
            <NextClass service={service} />
          </dd>
          <dd>
            <ClassTimes service={service} calendars={calendars} />
          </dd>
        </dl>
      ) : (
        <DescriptionList service={service} />
      )}
      <QuickWays name={service.name} />
    </div>
  );
}
