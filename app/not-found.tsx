import { NotFoundLookup } from '@/components/not-found/NotFoundLookup';
import { NotFoundScreen } from '@/components/not-found/NotFoundScreen';
import { PageTitle } from '@/components/ui/PageHead';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageAt, pages } from '@/lib/studio/pageList';

const page = pageAt('/404');

/** Routes that are also found when typed with different capitalization. */
const routes = pages.flatMap(({ path, link = path }) => (path === link ? link : [path, link]));

/**
 * The page has no canonical URL, because it's served for every unknown URL. Next adds `noindex` to
 * the page.
 */
export const metadata = {
  ...pageMetadata(page),
  alternates: null,
};

/** The page for every unknown URL. */
export default function NotFoundPage() {
  return (
    <NotFoundLookup routes={routes}>
      <PageTitle title={page.title} />
      <NotFoundScreen />
    </NotFoundLookup>
  );
}
