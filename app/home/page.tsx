import { HomeScreen } from '@/components/home/HomeScreen';
import { OpenGraphTags } from '@/components/seo/OpenGraphTags';
import { site } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/build/previews';

const facts = {
  title: 'Home',
  description: site.description,
  path: '/',
  preview: previewPath('home'),
};

/** The same screen as `/`, which is its canonical address: search engines see one front page. */
export const metadata = pageMetadata(facts);

/** The navigation's Home link leads here (product 2.2). */
export default function HomePage() {
  return (
    <>
      <OpenGraphTags {...facts} />
      <HomeScreen />
    </>
  );
}
