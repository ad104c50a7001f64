import type { Metadata } from 'next';
import { site } from '@/lib/content/site';

/** What a page says of itself in its head. */
export interface PageFacts {
  /** The page's own name, without the brand. */
  readonly title: string;
  readonly description: string;
  /** The canonical path, already encoded, starting with a slash. */
  readonly path: string;
  /** The path of the page's 1200 x 630 preview picture (`previewPath`, `servicePreviewPath`). */
  readonly preview: string;
  /** Keeps the page out of search results; its links are still followed. */
  readonly noindex?: boolean;
}

/** A page's name with the brand behind it, once. */
export function fullTitle(title: string): string {
  return title === site.name ? title : `${title} | ${site.name}`;
}

/**
 * Turns a page's facts into Next's metadata: description and canonical address. Its title, and what other sites show of it,
 * stand in `components/seo/OpenGraphTags`.
 */
export function pageMetadata({ description, path, noindex }: Omit<PageFacts, 'preview'>) {
  return {
    description,
    metadataBase: new URL(site.url),
    alternates: { canonical: path },
    ...(noindex && { robots: { index: false, follow: true } }),
  } satisfies Metadata;
}

/** What every page's metadata builds on. What the head says on every page alike stands in `components/seo/SiteHead`. */
export const rootMetadata: Metadata = { metadataBase: new URL(site.url) };
