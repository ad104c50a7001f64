import type { Metadata } from 'next';
import { site } from '@/lib/content/site';

/** What a page says of itself in its head. */
export interface PageFacts {
  /** The page's own name, without the brand. */
  readonly title: string;
  readonly description: string;
  /** The canonical path, already encoded, starting with a slash. */
  readonly path: string;
  /** The path of the page's 1200 x 630 preview picture. */
  readonly preview?: string;
  /** Keeps the page out of search results; its links are still followed. */
  readonly noindex?: boolean;
}

/** Turns a page's facts into Next's metadata: title, description, canonical address and link previews. */
export function pageMetadata({ title, description, path, preview, noindex }: PageFacts): Metadata {
  const fullTitle = title === site.name ? title : `${title} | ${site.name}`;
  return {
    title: fullTitle,
    description,
    metadataBase: new URL(site.url),
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: site.name,
      title: fullTitle,
      description,
      url: path,
      ...(preview && { images: [{ url: preview, width: 1200, height: 630 }] }),
    },
    twitter: { card: 'summary_large_image' },
    ...(noindex && { robots: { index: false, follow: true } }),
  };
}
