import { bookBy } from '@/lib/content/studio';
import type { Service } from '@/lib/services/service';
import { emailHref, phoneHref, textHref } from '@/lib/studio/contact';
import { bookActions, bookingLabel, bookingTitles } from '@/lib/words';
import { type BookingLink, providerHref } from './booking';

/** Returns the links for booking a service that has no times, in the order that the studio prefers. */
export function bookWithoutTimes(service: Service): readonly BookingLink[] {
  if (service.booking)
    return [{ label: bookActions.page, href: providerHref(service.booking, service) }];
  const subject = encodeURIComponent(bookingLabel(service.name));
  const hrefs = {
    email: `${emailHref}?subject=${subject}`,
    text: `${textHref}?body=${subject}`,
    phone: phoneHref,
  };
  return bookBy.map((channel) => ({ label: bookingTitles[channel], href: hrefs[channel] }));
}
