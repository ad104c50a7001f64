import { HomeScreen } from '@/components/home/HomeScreen';
import { JsonLd, PageTitle } from '@/components/layout/PageHead';
import { readCatalogue } from '@/lib/catalogue/build/readCatalogue';
import { home } from '@/lib/content/home';
import { site } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { homeGraph } from '@/lib/seo/structuredData/services';

const facts = {
  title: home.title,
  description: site.description,
  path: '/',
};

export const metadata = pageMetadata(facts);

/** The site's front page. */
export default async function HomePage() {
  return (
    <>
      <JsonLd graph={homeGraph(await readCatalogue())} />
      <PageTitle title={facts.title} />
      <HomeScreen />
    </>
  );
}
