import { buttonStyles } from '@/components/ui/buttonStyles';
import { classTimes, nextTime } from '@/components/timetable/classTimes';
import { LiveNext, LiveTimes } from '@/components/timetable/LiveTimes';
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

const term = 'font-display text-label font-bold text-muted uppercase';
const laterTerm = `mt-6 border-t border-line pt-6 ${term}`;
const card = 'rounded-card bg-surface p-6 shadow-card ring-1 ring-line sm:p-8';

function Price({ price }: Pick<Service, 'price'>) {
  return (
    <>
      <dt className={term}>{serviceTexts.details.price}</dt>
      <dd
        className={`mt-2 font-display font-bold text-ember ${price.length < longPrice ? 'text-section xl:text-title' : 'text-card'}`}
      >
        {price}
      </dd>
    </>
  );
}

/** What to expect of this class and of all. */
function About({ service, first }: { readonly service: Service; readonly first: string }) {
  const { comment, always, alwaysText } = serviceTexts.details;
  const { details, minutes, places } = timetableTexts;
  const { duration, level, bring = [] } = service;
  const facts = [
    duration && minutes(duration),
    level,
    service.places && places(service.places),
  ].filter(Boolean);
  return (
    <>
      <dt className={first}>{comment}</dt>
      <dd className="mt-2 text-lead lg:text-card lg:leading-snug">{service.comment}</dd>
      <dt className={laterTerm}>{always}</dt>
      <dd className="mt-2 text-muted">{facts.length > 0 ? facts.join(' · ') : alwaysText}</dd>
      {bring.length > 0 && (
        <>
          <dt className={laterTerm}>{details.bring}</dt>
          <dd className="mt-2 text-muted">{bring.join(' · ')}</dd>
        </>
      )}
    </>
  );
}

function QuickWays({ name }: Pick<Service, 'name'>) {
  const { book } = serviceTexts.details;
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      <a href={site.contact.phoneHref} className={`flex-1 ${buttonStyles()}`}>
        {book.phone}
      </a>
      <a href={bookingMail(name)} className={`flex-1 ${buttonStyles('outline')}`}>
        {book.email}
      </a>
    </p>
  );
}

interface ServiceFactsProps {
  readonly service: Service;
  /** It is newer than the build. */
  readonly unbuilt?: boolean;
}

/**
 * What a visitor must know before booking: the price, what to expect of this class and of all, and the two quickest
 * ways to book. It lies in a grid beside the picture. Where classes have times, these stand with the price, on phones
 * before the picture (product 14.3), and the rest below the picture.
 */
export function ServiceFacts({ service, unbuilt }: ServiceFactsProps) {
  const { sessions = [] } = service;
  if (sessions.length === 0)
    return (
      <div className={`flex flex-col ${card}`}>
        <dl className="grow wrap-anywhere">
          <Price price={service.price} />
          <About service={service} first={laterTerm} />
        </dl>
        <QuickWays name={service.name} />
      </div>
    );
  return (
    <>
      <div
        className={`self-start max-lg:order-first lg:col-start-2 lg:row-span-2 lg:row-start-1 ${card}`}
      >
        <dl className="wrap-anywhere">
          <Price price={service.price} />
          <dt className={laterTerm}>{timetableTexts.details.times}</dt>
          <dd className="mt-3 mb-5">
            <LiveNext service={service}>{nextTime({ service })}</LiveNext>
          </dd>
          <dd>
            <LiveTimes service={service} unbuilt={unbuilt}>
              {classTimes({ service, unbuilt })}
            </LiveTimes>
          </dd>
        </dl>
        <QuickWays name={service.name} />
      </div>
      <dl className={`wrap-anywhere lg:col-start-1 ${card}`}>
        <About service={service} first={term} />
      </dl>
    </>
  );
}
