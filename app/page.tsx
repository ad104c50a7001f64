import { HomeScreen } from '@/components/home/HomeScreen';
import { JsonLd, PageHead } from '@/components/seo/Head';
import { readCatalogue } from '@/lib/catalogue/build/readCatalogue';
import { home } from '@/lib/content/home';
import { site } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewOf } from '@/lib/seo/build/previews';
import { homeGraph } from '@/lib/seo/structuredData/services';

const facts = {
  title: home.title,
  description: site.description,
  path: '/',
  ...previewOf('home'),
};

export const metadata = pageMetadata(facts);

/** The site's front page. */
export default async function HomePage() {
  return (
    <>
      <JsonLd graph={homeGraph(await readCatalogue())} />
      <PageHead {...facts} />
      <HomeScreen />
    </>
  );
}
