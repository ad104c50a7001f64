/** The part of `window.location` that a link back needs. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const formPaths = new Set(['/login', '/signup']);

/** Whether a path is one of the two forms. */
export const isFormPath = (pathname: string) => formPaths.has(pathname.replace(/\/+$/, ''));

/** The `from` value that a page's address carries, or null. */
export const fromOf = (search: string) => new URLSearchParams(search).get('from');

/** A form's address that remembers where the visitor is; on a form itself, where they came from. */
export function formLink(form: '/login' | '/signup', place: Place): string {
  const from = isFormPath(place.pathname)
    ? fromOf(place.search)
    : place.pathname + place.search + place.hash;
  return from ? `${form}?from=${encodeURIComponent(from)}` : form;
}
