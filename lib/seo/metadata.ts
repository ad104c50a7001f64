import type { Metadata } from 'next';
import { site } from '@/lib/content/site';
import { previewSize } from './previews';

/** What a page says of itself in its head. */
interface PageFacts {
  /** The page's own name, without the brand. */
  readonly title: string;
  readonly description: string;
  /** The canonical path, already encoded, starting with a slash. */
  readonly path: string;
  /** The path of the page's 1200 x 630 preview picture (`previewPath`, `servicePreviewPath`). */
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
      ...(preview && { images: [{ url: preview, ...previewSize, alt: fullTitle }] }),
    },
    twitter: { card: 'summary_large_image' },
    ...(noindex && { robots: { index: false, follow: true } }),
  };
}

/** What every page's metadata builds on. What the head says on every page alike stands in `components/seo/SiteHead`. */
export const rootMetadata: Metadata = { metadataBase: new URL(site.url) };

/** The colour of the site's ground, which the browser's own frame takes; the same as `ground` in tailwind.config.ts. */
export const themeColor = '#0a0b0d';
