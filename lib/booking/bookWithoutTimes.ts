import * as studio from '@/lib/content/studio';
import { emailHref, phoneHref } from '@/lib/studio/contact';
import { bookingLabel, bookingMessage, bookingTitles } from '@/lib/words';
import { fillAddress, type FilledWay, inAddress } from './booking';
import type { BookingWay, Service } from '@/lib/services/service';

const { primary } = studio.booking;

/** The studio's own way to book a service that has no times, where it has one. */
const ownWay: BookingWay | undefined =
  typeof primary === 'object' && primary.withoutTimes
    ? { label: primary.label, href: primary.withoutTimes }
    : undefined;

/** The two quickest ways to book a service that has no times; the studio's own comes first. */
const waysWithoutTimes: readonly BookingWay[] = [
  ...(ownWay ? [ownWay] : []),
  { label: bookingTitles.phone, href: phoneHref },
  { label: bookingTitles.email, href: `${emailHref}?subject={subject}` },
].slice(0, 2);

/** How to book a service that has no times: in its own ways, else in the studio's. Nothing is known of a day. */
export function bookWithoutTimes(service: Service): readonly FilledWay[] {
  const { name, id, price, booking = [] } = service;
  const facts = {
    ...{ service: name, id, price, day: '', date: '', time: '', email: '' },
    subject: bookingLabel(name),
    message: inAddress(`${bookingMessage.withoutTimes(name, price)}\n${bookingMessage.name}`),
  };
  return (booking.length > 0 ? booking : waysWithoutTimes).map(({ label, href }) => ({
    label,
    href: fillAddress(href, facts),
  }));
}
