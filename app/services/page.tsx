import { ServicesScreen } from '@/components/services/ServicesScreen';
import { PageTitle } from '@/components/ui/PageHead';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageAt } from '@/lib/studio/pageList';

const page = pageAt('/services');

export const metadata = pageMetadata(page);

export default function ServicesPage() {
  return (
    <>
      <PageTitle title={page.title} />
      <ServicesScreen />
    </>
  );
}
