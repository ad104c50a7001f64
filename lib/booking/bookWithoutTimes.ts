import type { Service } from '@/lib/services/service';
import { emailHref, phoneHref } from '@/lib/studio/contact';
import { bookActions, bookingLabel, bookingTitles } from '@/lib/words';
import { type BookingLink, providerHref } from './booking';

/** Returns the links for booking a service that has no times. */
export function bookWithoutTimes(service: Service): readonly BookingLink[] {
  if (service.booking)
    return [{ label: bookActions.page, href: providerHref(service.booking, service) }];
  const subject = encodeURIComponent(bookingLabel(service.name));
  return [
    { label: bookingTitles.phone, href: phoneHref },
    { label: bookingTitles.email, href: `${emailHref}?subject=${subject}` },
  ];
}
