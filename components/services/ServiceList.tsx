'use client';

import { memo, useMemo } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { bookingPath, servicePath } from '@/lib/services/paths';
import { closingStop } from '@/lib/services/text';
import type { Service } from '@/lib/services/service';
import { whenText } from '@/lib/schedule/format';
import { nextOccurrences } from '@/lib/schedule/occurrences';
import { hasClasses, weekOf } from '@/lib/schedule/week';
import { closures } from '@/lib/content/studio';
import { bookingLabel, nextText, priceText } from '@/lib/words';
import type { NamedPicture } from '@/lib/pictures/variants';
import { ServicePicture } from './ServicePicture';
import { type BuiltServices, useServices } from './useServices';
import { useStudioClock } from './useStudioClock';

/** The heading level of the section around the list: 1 where the list is the page. */
type Level = 1 | 2;

interface ServiceCardProps {
  readonly service: Service;
  readonly pictures: readonly NamedPicture[];
  readonly level: Level;
  /** When its next class is; undefined where that is not known. */
  readonly next?: string;
  /** Whether its picture is the first of a page that starts with the cards. */
  readonly isFirst: boolean;
  /** Classes of the card in its list. */
  readonly className: string;
}

/**
 * One service as a card (product 2.6): a picture 300 px wide, the name, which links to the service's own address, the
 * price, the comment and the booking button, which links to the booking path. A single card is as wide as a row.
 */
const ServiceCard = memo(function ServiceCard({
  service,
  pictures,
  level,
  next,
  isFirst,
  className,
}: ServiceCardProps) {
  const Name = `h${level + 1}` as 'h2' | 'h3';
  return (
    <li
      className={`rail-card group flex flex-col overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line transition-shadow duration-calm ease-out hover:shadow-lift hover:ring-edge lg:only:col-span-full lg:only:flex-row print:flex-row ${className}`}
    >
      <div key={service.picture} className="picture-frame flex shrink-0 justify-center bg-ground">
        <ServicePicture
          service={service}
          pictures={pictures}
          imgClassName="aspect-[4/3] transition-[scale,opacity] duration-calm ease-out group-hover:scale-103 lg:group-only:h-full"
          priority={isFirst}
        />
      </div>
      <div className="flex min-w-0 grow flex-col p-5 wrap-anywhere">
        <Name className="text-card">
          <PageLink href={servicePath(service.id)} className="hover:text-accent-bright">
            {service.name}
          </PageLink>
        </Name>
        <p className="mt-1 text-accent">{priceText(service.price)}</p>
        {/* As high before the clock is known, so that nothing moves. */}
        {hasClasses(service) && <p className="min-h-[1lh] noscript:hidden">{next}</p>}
        <p data-comment={closingStop(service.comment)} className="mt-3 mb-5 text-small text-muted">
          {service.comment}
        </p>
        <PageLink
          data-booking=""
          href={bookingPath(service)}
          className="mt-auto flex min-h-11 items-center justify-center rounded-control border border-accent px-5 py-2.5 text-center font-display text-lg leading-tight font-bold tracking-wide text-accent-bright uppercase transition-colors duration-quick group-hover:bg-accent group-hover:text-on-accent hover:bg-accent-bright focus-visible:bg-accent focus-visible:text-on-accent active:bg-accent"
        >
          {bookingLabel(service.name)}
        </PageLink>
      </div>
    </li>
  );
});

/** In long lists cards out of view are neither laid out nor painted. A card is about 27 rem high. */
const unseen = '[contain-intrinsic-size:auto_27rem] [content-visibility:auto]';

/** When each service has its next class, in words, by its id; undefined while the clock is not known. */
function useNextTimes(services: readonly Service[]): ReadonlyMap<string, string> | undefined {
  const now = useStudioClock();
  const week = useMemo(() => weekOf(services), [services]);
  if (!now) return undefined;
  // The earliest comes last, and stays.
  const dates = nextOccurrences(week, now, closures, Infinity).toReversed();
  const next = new Map(dates.map((each) => [each.weekClass.service.id, each]));
  return new Map(
    [...next].map(([id, { weekClass, date }]) => [
      id,
      nextText(whenText(now.date, date, weekClass.session.start)),
    ]),
  );
}

/** From how many cards on a list is long: some screens of cards on a desktop. */
const longList = 25;

interface ServiceListProps extends BuiltServices {
  readonly pictures: readonly NamedPicture[];
  readonly level: Level;
}

/**
 * The services as cards, in the order of the data file. A card is as wide as its picture. On narrow screens they are a rail
 * (services.css), whose cards keep their width on /services also where no part of the next one shows.
 */
export function ServiceList({ pictures, level, ...built }: ServiceListProps) {
  const services = useServices(built);
  const next = useNextTimes(services);
  return (
    <ul
      className={`rail grid gap-6 ${level === 1 ? 'max-lg:auto-cols-[300px]!' : ''} lg:-col-end-1 lg:w-[624px] lg:grid-cols-[300px_300px] xl:w-[948px] xl:grid-cols-[300px_300px_300px]`}
    >
      {services.map((service, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          pictures={pictures}
          level={level}
          next={next?.get(service.id)}
          isFirst={level === 1 && index === 0}
          className={services.length < longList ? '' : unseen}
        />
      ))}
    </ul>
  );
}
