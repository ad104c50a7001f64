import { BlogsScreen } from '@/components/blogs/BlogsScreen';
import { JsonLd, PageTitle } from '@/components/ui/PageHead';
import { answers } from '@/lib/content/answers/answers';
import { pageMetadata } from '@/lib/seo/metadata';
import { blogGraph } from '@/lib/seo/structuredData';
import { pageAt } from '@/lib/studio/pageList';

const page = pageAt('/blogs');

export const metadata = pageMetadata(page);

/** Written answers to interview-style questions. */
export default function BlogsPage() {
  return (
    <>
      <JsonLd graph={blogGraph(page, answers)} />
      <PageTitle title={page.title} />
      <BlogsScreen />
    </>
  );
}
