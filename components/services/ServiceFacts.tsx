import { buttonStyles } from '@/components/ui/buttonStyles';
import { ClassTimes } from '@/components/timetable/ClassTimes';
import type { Service } from '@/lib/catalogue/service';
import { bookingText, serviceTexts } from '@/lib/content/services';
import { site } from '@/lib/content/site';
import { timetableTexts } from '@/lib/content/timetable';

/** The e-mail that asks for a place in a class, with its subject filled in (RFC 6068). */
export function bookingMail(name: string): string {
  return `${site.contact.emailHref}?subject=${encodeURIComponent(bookingText(name))}`;
}

/** From how many characters a price is words rather than a figure, and set as such. */
const longPrice = 24;

const laterFact =
  'mt-6 border-t border-line pt-6 font-display text-label font-bold text-muted uppercase';

/**
 * What a visitor must know before booking: the price, what to expect of this class and of all, and the two quickest
 * ways to book.
 */
export function ServiceFacts({ service }: { readonly service: Service }) {
  const { price, comment, always, alwaysText, book } = serviceTexts.details;
  const { details, minutes, places } = timetableTexts;
  const { duration, level, bring = [], sessions = [] } = service;
  const facts = [
    duration && minutes(duration),
    level,
    service.places && places(service.places),
  ].filter(Boolean);
  return (
    <div className="flex flex-col rounded-card bg-surface p-6 shadow-card ring-1 ring-line sm:p-8">
      <dl className="grow wrap-anywhere">
        <dt className="font-display text-label font-bold text-muted uppercase">{price}</dt>
        <dd
          className={`mt-2 font-display font-bold text-ember ${service.price.length < longPrice ? 'text-section xl:text-title' : 'text-card'}`}
        >
          {service.price}
        </dd>
        {sessions.length > 0 && (
          <>
            <dt className={laterFact}>{details.times}</dt>
            <dd className="mt-3">
              <ClassTimes service={service} />
            </dd>
          </>
        )}
        <dt className={laterFact}>{comment}</dt>
        <dd className="mt-2 text-lead lg:text-card lg:leading-snug">{service.comment}</dd>
        <dt className={laterFact}>{always}</dt>
        <dd className="mt-2 text-muted">{facts.length > 0 ? facts.join(' · ') : alwaysText}</dd>
        {bring.length > 0 && (
          <>
            <dt className={laterFact}>{details.bring}</dt>
            <dd className="mt-2 text-muted">{bring.join(' · ')}</dd>
          </>
        )}
      </dl>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={site.contact.phoneHref} className={`flex-1 ${buttonStyles()}`}>
          {book.phone}
        </a>
        <a href={bookingMail(service.name)} className={`flex-1 ${buttonStyles('outline')}`}>
          {book.email}
        </a>
      </p>
    </div>
  );
}
