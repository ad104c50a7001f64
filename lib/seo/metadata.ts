import type { Metadata } from 'next';
import { site } from '@/lib/content/site';

/** What a page says of itself in its head. */
export interface PageFacts {
  /** The page's own name, without the brand. */
  readonly title: string;
  readonly description: string;
  /** The canonical path, already encoded, starting with a slash. */
  readonly path: string;
  /** The path of the page's 1200 x 630 preview picture (`previewOf`, `servicePreviewOf`). */
  readonly preview: string;
  /** What the preview shows, for those who cannot see it (`previewAlt`). */
  readonly previewAlt: string;
  /** What kind of page it is to those who share it, when more than a page of a website: `og:type` and its properties. */
  readonly openGraph?: Readonly<Record<`${string}:${string}`, string>>;
}

/** A page's name with the brand behind it. */
export function fullTitle(title: string): string {
  return `${title} | ${site.name}`;
}

/**
 * Turns a page's facts into Next's metadata: description and canonical address. Its title, and what other sites show of it,
 * stand in `components/seo/Head`.
 */
export function pageMetadata({ description, path }: Pick<PageFacts, 'description' | 'path'>) {
  return {
    description,
    alternates: { canonical: path },
  } satisfies Metadata;
}

/** The metadata of a page that is for one person alone: not for search engines, and without a canonical address. */
export const privateMetadata = ({ description }: Pick<PageFacts, 'description'>) =>
  ({ description, robots: { index: false } }) satisfies Metadata;

/**
 * What every page's metadata builds on: the base of relative addresses. What the head says on every page alike stands in
 * `components/seo/Head`.
 */
export const rootMetadata: Metadata = { metadataBase: new URL(site.url) };
