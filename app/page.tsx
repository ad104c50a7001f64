import { HomeScreen } from '@/components/home/HomeScreen';
import { site } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/previews';

export const metadata = pageMetadata({
  title: site.name,
  description: site.description,
  path: '/',
  preview: previewPath('home'),
});

/** The site's front page. */
export default function HomePage() {
  return <HomeScreen />;
}
