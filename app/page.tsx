import { HomeScreen } from '@/components/home/HomeScreen';
import { JsonLd } from '@/components/seo/JsonLd';
import { OpenGraphTags } from '@/components/seo/OpenGraphTags';
import { readCatalogue } from '@/lib/catalogue/build/readCatalogue';
import { site } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/build/previews';
import { homeGraph } from '@/lib/seo/structuredData/services';

const facts = {
  title: site.name,
  description: site.description,
  path: '/',
  preview: previewPath('home'),
};

export const metadata = pageMetadata(facts);

/** The site's front page. */
export default async function HomePage() {
  return (
    <>
      <JsonLd graph={homeGraph(await readCatalogue())} />
      <OpenGraphTags {...facts} />
      <HomeScreen />
    </>
  );
}
