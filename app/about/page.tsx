import { AboutScreen } from '@/components/about/AboutScreen';
import { JsonLd, PageTitle } from '@/components/ui/PageHead';
import { pageMetadata } from '@/lib/seo/metadata';
import { aboutGraph } from '@/lib/seo/structuredData';
import { coach } from '@/lib/studio/coaches';
import { pageAt } from '@/lib/studio/pageList';

const page = pageAt('/about');

export const metadata = pageMetadata({
  ...page,
  openGraph: { type: 'profile', firstName: coach.givenName, lastName: coach.familyName },
});

export default function AboutPage() {
  return (
    <>
      <JsonLd graph={aboutGraph(page)} />
      <PageTitle title={page.title} />
      <AboutScreen />
    </>
  );
}
