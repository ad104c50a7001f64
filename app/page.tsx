import { HomeScreen } from '@/components/home/HomeScreen';
import { JsonLd } from '@/components/seo/JsonLd';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { site } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/previews';
import { homeGraph } from '@/lib/seo/structuredData';

export const metadata = pageMetadata({
  title: site.name,
  description: site.description,
  path: '/',
  preview: previewPath('home'),
});

/** The site's front page. */
export default async function HomePage() {
  return (
    <>
      <JsonLd graph={homeGraph(await readCatalogue())} />
      <HomeScreen />
    </>
  );
}
