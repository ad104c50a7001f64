import { ServiceDetails } from '@/components/services/ServiceDetails';
import type { FoundServices } from '@/lib/catalogue/findServices';
import { serviceTitle } from '@/lib/catalogue/title';
import { fullTitle } from '@/lib/content/words';

/** The page of a service that the build did not know. Its services are live already (`fetchServices`). */
export default function FoundService({ found }: { readonly found: FoundServices }) {
  const { service } = found;
  return (
    <>
      <title>{fullTitle(serviceTitle(service))}</title>
      <ServiceDetails built={{ services: [service], contentHash: 0, found }} />
    </>
  );
}
