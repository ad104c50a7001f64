/**
 * What is known of the page that a soft navigation leads to: whether it begins at its top, because a link or a form leads
 * to it, and not to a fragment of it.
 */
export const nextPage = { startsAtTop: false };
