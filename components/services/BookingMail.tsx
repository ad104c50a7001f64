'use client';

import { bookingMail } from '@/lib/content/details';
import { contact } from '@/lib/content/contact';
import { type BuiltDetails, useDetails } from './useDetails';

/** The e-mail address of the studio, for a message that names the service of a page of details. */
export function BookingMail({ built }: { readonly built: BuiltDetails }) {
  const { service } = useDetails(built);
  return (
    <a href={bookingMail(service.name)} className="hover:text-accent-bright">
      {contact.email}
    </a>
  );
}
