import type { Metadata, Viewport } from 'next';
import { palette } from '@/lib/palette';

import { fullTitle } from '@/lib/services/title';
import { site } from '@/lib/studio/site';
import { type Preview, previewOf } from './previews';
import favicon from '@/public/icons/favicon.svg';

/** What a page says of itself in its head. */
export interface PageFacts {
  /** The page's own name, without the brand. */
  readonly title: string;
  readonly description: string;
  /** The canonical path, already encoded, starting with a slash. */
  readonly path: string;
  /** The picture that other sites show of it; without one, that of its path. */
  readonly picture?: Preview;
  /** What kind of page it is to those who share it, when more than a page of a website. */
  readonly openGraph?: Metadata['openGraph'];
}

/** Turns a page's facts into Next's metadata, without the title: `PageTitle` says why. */
export function pageMetadata({ title, description, path, picture, openGraph }: PageFacts) {
  return {
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: `${site.locale}_${site.address.country}`,
      title: fullTitle(title),
      description,
      url: path,
      images: picture ?? previewOf(path),
      ...openGraph,
    },
  } satisfies Metadata;
}

/** The metadata of a page that is for one person alone: not for search engines, and without a canonical address. */
export const privateMetadata = ({ description }: Pick<PageFacts, 'description'>) =>
  ({ description, robots: { index: false } }) satisfies Metadata;

/** What every page's metadata builds on. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(site.url),
  applicationName: site.name,
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      // Browsers ask for it at every change of the address: its own has a hash of its content and is cached for good.
      { url: (favicon as { src: string }).src, type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: '/icons/apple-touch-icon.png', sizes: '180x180' },
  },
};

/** The colour of the browser's own bars. That its controls are dark is said by the style sheet. */
export const rootViewport: Viewport = { themeColor: palette.ground };
