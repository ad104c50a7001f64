import { AboutScreen } from '@/components/about/AboutScreen';
import { JsonLd, PageTitle } from '@/components/ui/PageHead';
import { coach } from '@/lib/studio/coach';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageGraph } from '@/lib/seo/structuredData/studio';
import { profilePage } from '@/lib/seo/structuredData/pages';

const page = pageAt('/about');

export const metadata = pageMetadata({
  ...page,
  openGraph: { type: 'profile', firstName: coach.givenName, lastName: coach.familyName },
});

/** The coach's CV (product 2.10). */
export default async function AboutPage() {
  return (
    <>
      <JsonLd graph={await pageGraph(...profilePage(page))} />
      <PageTitle title={page.title} />
      <AboutScreen />
    </>
  );
}
