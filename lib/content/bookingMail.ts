import { contact } from '@/lib/content/contact';
import { bookingLabel } from '@/lib/content/words';

/** The message that asks for a place in a class, with its subject filled in (RFC 6068). */
export function bookingMail(name: string): string {
  return `${contact.emailHref}?subject=${encodeURIComponent(bookingLabel(name))}`;
}
