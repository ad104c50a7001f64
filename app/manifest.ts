import type { MetadataRoute } from 'next';
import { palette } from '@/lib/palette';
import { site } from '@/lib/studio/site';

export const dynamic = 'force-static';

const icon = (purpose: 'any' | 'maskable', name: string, pixels: number) => ({
  src: `/icons/${name}-${pixels}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
});

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.locale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.ground,
    theme_color: palette.ground,
    icons: [
      { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('any', 'icon', 192),
      icon('any', 'icon', 512),
      icon('maskable', 'maskable', 192),
      icon('maskable', 'maskable', 512),
    ],
  };
}
