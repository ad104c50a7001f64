import { NotFoundLookup } from '@/components/not-found/NotFoundLookup';
import { NotFoundScreen } from '@/components/not-found/NotFoundScreen';
import { PageTitle } from '@/components/layout/PageHead';
import { notFoundTexts } from '@/lib/content/words';
import { pageMetadata } from '@/lib/seo/metadata';

const { title, description } = notFoundTexts;

const facts = { title, description, path: '/404' };

/** As on every page, but without a canonical address: this one stands for many. Next itself adds noindex. */
export const metadata = {
  ...pageMetadata(facts),
  alternates: null,
};

/** The page for every address without one (product 2.1). */
export default function NotFoundPage() {
  return (
    <NotFoundLookup>
      <PageTitle title={facts.title} />
      <NotFoundScreen />
    </NotFoundLookup>
  );
}
