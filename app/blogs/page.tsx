import { BlogsScreen } from '@/components/blogs/BlogsScreen';
import { JsonLd, PageTitle } from '@/components/layout/PageHead';
import { answers, answersChanged, answersPublished, blogs } from '@/lib/content/answers/answers';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageGraph } from '@/lib/seo/structuredData/studio';
import { blog } from '@/lib/seo/structuredData/pages';

const { title, description } = blogs;

const facts = {
  title,
  description,
  path: '/blogs',
  openGraph: { type: 'article', publishedTime: answersPublished, modifiedTime: answersChanged },
} as const;

const head = pageMetadata(facts);

/** With a link to the feed of the answers. */
export const metadata = {
  ...head,
  alternates: { ...head.alternates, types: { 'application/atom+xml': '/feed.xml' } },
};

/** Written answers to interview-style questions (product 2.11). */
export default async function BlogsPage() {
  return (
    <>
      <JsonLd graph={await pageGraph(...blog(facts, answers))} />
      <PageTitle title={facts.title} />
      <BlogsScreen />
    </>
  );
}
