import { AboutScreen } from '@/components/about/AboutScreen';
import { JsonLd, PageTitle } from '@/components/ui/PageHead';
import { about, profile } from '@/lib/content/profile';
import { pictures } from '@/lib/content/studio';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageGraph } from '@/lib/seo/structuredData/studio';
import { profilePage } from '@/lib/seo/structuredData/pages';

const page = pageAt('/about');

export const metadata = pageMetadata({
  ...page,
  openGraph: { type: 'profile', firstName: profile.givenName, lastName: profile.familyName },
});

// The code profile is a sample and not the coach's, so it is not given as the same person (sameAs).
const person = {
  name: profile.name,
  description: profile.objective,
  jobTitle: profile.role,
  email: profile.email.text,
  telephone: profile.mobile.text,
  picture: pictures.coach.src,
};

/** The coach's CV (product 2.10). */
export default async function AboutPage() {
  return (
    <>
      <JsonLd graph={await pageGraph(...profilePage(page.path, about.changed, person))} />
      <PageTitle title={page.title} />
      <AboutScreen />
    </>
  );
}
