/** The event of a change by {@link changeAddress}, of which browsers tell nothing. */
export const addressChange = 'addresschange';

/** Gives the page in view another address: with an entry in the history of its own, or in place of the present one. */
export function changeAddress(how: 'pushState' | 'replaceState', href: string): void {
  history[how](null, '', href);
  dispatchEvent(new Event(addressChange));
}
