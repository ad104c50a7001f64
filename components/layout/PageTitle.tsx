import { fullTitle } from '@/lib/content/frame';

/**
 * The title of a page. The rest of the head comes from Next's metadata, whose elements follow some frames after the page
 * on a soft navigation: the router, which announces the title at once, would find none and announce the heading instead
 * (WCAG 2.4.2).
 */
export function PageTitle({ title }: { readonly title: string }) {
  return <title>{fullTitle(title)}</title>;
}
