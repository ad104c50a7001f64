import { AboutScreen } from '@/components/about/AboutScreen';
import { JsonLd } from '@/components/seo/JsonLd';
import { OpenGraphTags } from '@/components/seo/OpenGraphTags';
import { about, profile } from '@/lib/content/profile';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/build/previews';
import { graphOf } from '@/lib/seo/structuredData/graph';
import { breadcrumbs, profilePage } from '@/lib/seo/structuredData/pages';
import { studio } from '@/lib/seo/structuredData/studio';

const { title, description } = about;
const path = '/about';

const facts = { title, description, path, preview: previewPath('about') };

export const metadata = pageMetadata(facts);

// The code profile is a sample and not the coach's, so it is not given as the same person (sameAs).
const person = {
  name: profile.name,
  description: profile.objective,
  jobTitle: profile.role,
  email: profile.email.text,
  telephone: profile.phones.map(({ text }) => text),
  picture: profile.picture.address,
};

/** The coach's CV (product 2.10). */
export default function AboutPage() {
  return (
    <>
      <JsonLd
        graph={graphOf(...profilePage(path, person), breadcrumbs({ name: title, path }), studio())}
      />
      <OpenGraphTags {...facts} />
      <AboutScreen />
    </>
  );
}
