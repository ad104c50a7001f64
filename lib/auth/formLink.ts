/** The part of `window.location` that a link back needs. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Whether a path is a form for visitors who are not signed in: login, sign-up or one below `/account/`, in any case and with
 * any ending that a host accepts.
 */
export const isFormPath = (pathname: string) =>
  /^\/+(login|signup|account\/+\w+)(\.html|\.txt)?\/*$/i.test(pathname);

/** The `from` value that a page's address carries, or null. */
export const fromOf = (search: string) => new URLSearchParams(search).get('from');

/** A form's address that remembers where the visitor is; on a form itself, where they came from. */
export function formLink(form: '/login' | '/signup' | '/account/forgot', place: Place): string {
  const from = isFormPath(place.pathname)
    ? fromOf(place.search)
    : place.pathname + place.search + place.hash;
  return from ? `${form}?from=${encodeURIComponent(from)}` : form;
}
