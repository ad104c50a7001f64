/** The event of a change by {@link changeAddress}, of which browsers tell nothing. */
export const addressChange = 'addresschange';

/** Gives the page in view another address: with an entry in the history of its own, or in place of the present one. */
export function changeAddress(how: 'pushState' | 'replaceState', href: string): void {
  history[how](null, '', href);
  dispatchEvent(new Event(addressChange));
}

/** Calls `listener` at each change of the query or fragment of the page in view. Returns the function that ends it. */
export function followAddress(listener: () => void): () => void {
  const ended = new AbortController();
  for (const type of [addressChange, 'popstate', 'hashchange'])
    addEventListener(type, listener, ended);
  return () => ended.abort();
}
