import { NotFoundLookup } from '@/components/not-found/NotFoundLookup';
import { NotFoundScreen } from '@/components/not-found/NotFoundScreen';
import { PageTitle } from '@/components/ui/PageHead';
import { pageAt, pages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

const page = pageAt('/404');

/** The addresses that are found in another case, too (product 10.5). */
const routes = pages.flatMap(({ path, link = path }) => (path === link ? link : [path, link]));

/** As on every page, but without a canonical address: this one stands for many. Next itself adds noindex. */
export const metadata = {
  ...pageMetadata(page),
  alternates: null,
};

/** The page for every address without one (product 2.1). */
export default function NotFoundPage() {
  return (
    <NotFoundLookup routes={routes}>
      <PageTitle title={page.title} />
      <NotFoundScreen />
    </NotFoundLookup>
  );
}
