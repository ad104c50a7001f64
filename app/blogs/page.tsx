import { BlogsScreen } from '@/components/blogs/BlogsScreen';
import { JsonLd } from '@/components/seo/JsonLd';
import { OpenGraphTags } from '@/components/seo/OpenGraphTags';
import { blogs } from '@/lib/content/answers/answers';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/build/previews';
import { graphOf } from '@/lib/seo/structuredData/graph';
import { article, breadcrumbs } from '@/lib/seo/structuredData/pages';
import { studio } from '@/lib/seo/structuredData/studio';

const { title, description } = blogs;
const path = '/blogs';
const picture = previewPath('blogs');

const facts = { title, description, path, preview: picture };

export const metadata = pageMetadata(facts);

/** Written answers to interview-style questions (product 2.11). */
export default function BlogsPage() {
  return (
    <>
      <JsonLd
        graph={graphOf(
          article(path, { headline: blogs.headline, description, picture }),
          breadcrumbs({ name: title, path }),
          studio(),
        )}
      />
      <OpenGraphTags {...facts} />
      <BlogsScreen />
    </>
  );
}
