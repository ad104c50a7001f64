import { HomeScreen } from '@/components/home/HomeScreen';
import { JsonLd, PageTitle } from '@/components/ui/PageHead';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { pageMetadata } from '@/lib/seo/metadata';
import { homeGraph } from '@/lib/seo/structuredData';
import { pageAt } from '@/lib/studio/pageList';

const page = pageAt('/');

export const metadata = pageMetadata(page);

/** The site's front page. */
export default async function HomePage() {
  return (
    <>
      <JsonLd graph={homeGraph(await readCatalogue())} />
      <PageTitle title={page.title} />
      <HomeScreen />
    </>
  );
}
