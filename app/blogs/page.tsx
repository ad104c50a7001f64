import { BlogsScreen } from '@/components/blogs/BlogsScreen';
import { JsonLd, PageTitle } from '@/components/ui/PageHead';
import { answers } from '@/lib/content/answers/answers';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageGraph } from '@/lib/seo/structuredData/studio';
import { blog } from '@/lib/seo/structuredData/pages';

const page = pageAt('/blogs');

const head = pageMetadata(page);

/** With a link to the feed of the answers. */
export const metadata = {
  ...head,
  alternates: { ...head.alternates, types: { 'application/atom+xml': '/feed.xml' } },
};

/** Written answers to interview-style questions (product 2.11). */
export default async function BlogsPage() {
  return (
    <>
      <JsonLd graph={await pageGraph(...blog(page, answers))} />
      <PageTitle title={page.title} />
      <BlogsScreen />
    </>
  );
}
