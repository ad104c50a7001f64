import { emailHref } from '@/lib/content/contactLinks';
import { bookingLabel } from '@/lib/content/words';

/** The message that asks for a place in a class, with its subject filled in (RFC 6068). */
export function bookingMail(name: string): string {
  return `${emailHref}?subject=${encodeURIComponent(bookingLabel(name))}`;
}
