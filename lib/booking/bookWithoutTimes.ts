import { bookBy } from '@/lib/content/studio';
import type { Service } from '@/lib/services/service';
import { bookActions, bookingLabel, bookingTitles } from '@/lib/words';
import { type BookingLink, channelHrefs, channelLinks, providerHref } from './links';

/** Returns the links for booking a service that has no times, in the studio's preferred order. */
export function bookWithoutTimes(service: Service): readonly BookingLink[] {
  if (service.booking)
    return [{ label: bookActions.page, href: providerHref(service.booking, service) }];
  const hrefs = channelHrefs({ subject: bookingLabel(service.name) });
  return channelLinks(bookBy, bookingTitles, hrefs);
}
