import type { Metadata, Viewport } from 'next';
import { palette } from '@/lib/palette';
import { fullTitle } from '@/lib/services/title';
import { site } from '@/lib/studio/site';
import favicon from '@/public/icons/favicon.svg';
import { type Preview, previewOf } from './previews';

interface PageFacts {
  /** Without the studio's name. */
  readonly title: string;
  readonly description: string;
  /** The canonical path, encoded. */
  readonly path: string;
  /** Defaults to the preview image of the path. */
  readonly picture?: Preview;
  readonly openGraph?: Metadata['openGraph'];
}

/** Returns Next's metadata for a page, without the title (see `PageTitle`). */
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

/** Returns the metadata for an account page, which has no canonical URL and isn't indexed. */
export const privateMetadata = ({ description }: Pick<PageFacts, 'description'>) =>
  ({ description, robots: { index: false } }) satisfies Metadata;

export const rootMetadata: Metadata = {
  metadataBase: new URL(site.url),
  applicationName: site.name,
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      // Browsers request the icon at every navigation. Its hashed URL lets them cache it forever.
      { url: (favicon as { src: string }).src, type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: '/icons/apple-touch-icon.png', sizes: '180x180' },
  },
};

export const rootViewport: Viewport = { themeColor: palette.ground };
