import { LazyNotFoundLookup } from '@/components/not-found/LazyNotFoundLookup';
import { NotFoundScreen } from '@/components/not-found/NotFoundScreen';
import { PageTitle } from '@/components/layout/PageTitle';
import { notFoundTexts } from '@/lib/content/notFound';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewOf } from '@/lib/seo/build/previews';

const { title, description } = notFoundTexts;

const facts = { title, description, path: '/404', preview: previewOf('404') };

/** As on every page, but without a canonical address: this one stands for many. Next itself adds noindex. */
export const metadata = {
  ...pageMetadata(facts),
  alternates: null,
};

/**
 * The page for every address without one (product 2.1). There is no Suspense around the lazy part: on a busy machine
 * the export would sometimes write the screen with inline scripts of the boundary, which no host's policy allows.
 */
export default function NotFoundPage() {
  return (
    <LazyNotFoundLookup>
      <PageTitle title={facts.title} />
      <NotFoundScreen />
    </LazyNotFoundLookup>
  );
}
