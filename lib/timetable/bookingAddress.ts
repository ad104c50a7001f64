/** The names that can be in braces in the address of a way to book. */
const placeholders: readonly string[] = [
  'service',
  'id',
  'day',
  'date',
  'time',
  'price',
  'email',
  'subject',
  'message',
];

/** What the address of a way to book must be, in words. */
export const expectedAddress = `an address that starts with mailto:, tel:, sms: or https://, with ${placeholders.map((name) => `{${name}}`).join(', ')} only`;

/** Whether an address may be a way to book: of a kind that cannot run code here, with known names in braces. */
export function isBookingAddress(href: string): boolean {
  return (
    /^(mailto:|tel:\+?\d|sms:\+?\d|https:\/\/\w)/.test(href) &&
    [...href.matchAll(/\{(.*?)\}/g)].every(([, name = '']) => placeholders.includes(name))
  );
}
