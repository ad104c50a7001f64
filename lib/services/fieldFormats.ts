/* How texts of the owner are written. */

/**
 * A text that can be shown, when it is trimmed: it has a character that can be seen, but no control characters, line and
 * paragraph separators, or halves of a character. U+FFFD is what reading with a wrong encoding has left of a letter. Direction
 * controls (Unicode UAX 9, 2) cannot be seen and show what stands after them in another order: a price, for example.
 */
export const readable =
  /^(?=.*[^\p{White_Space}\p{Default_Ignorable_Code_Point}])[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]*$/u;

/** A time of a 24-hour clock, HH:MM. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** An address of a kind that cannot run code here, without spaces, and with known names in braces. */
export const bookingAddress =
  /^(mailto:|tel:\+?\d|sms:\+?\d|https:\/\/\w)((?!\{.*?\})\S|\{(service|id|day|date|time|price|email|subject|message)\})*$/;

/** What {@link bookingAddress} asks for. */
export const expectedBookingAddress =
  'Expected an address that starts with mailto:, tel:, sms: or https://, in braces only {service}, {id}, {day}, {date}, {time}, {price}, {email}, {subject} and {message}';
