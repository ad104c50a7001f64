import { NotFoundLookup } from '@/components/not-found/NotFoundLookup';
import { NotFoundScreen } from '@/components/not-found/NotFoundScreen';
import { PageTitle } from '@/components/ui/PageHead';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageAt, pages } from '@/lib/studio/pageList';

const page = pageAt('/404');

/** The paths that are also found when typed with different capitalization. Home has two paths. */
const routes = [...new Set(pages.flatMap(({ path, link = path }) => [path, link]))];

/** Without a canonical URL, because every unknown URL shows this page. Next adds `noindex`. */
export const metadata = {
  ...pageMetadata(page),
  alternates: null,
};

export default function NotFoundPage() {
  return (
    <NotFoundLookup routes={routes}>
      <PageTitle title={page.title} />
      <NotFoundScreen />
    </NotFoundLookup>
  );
}
