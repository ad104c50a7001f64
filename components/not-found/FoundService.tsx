import { ServiceDetails } from '@/components/services/ServiceDetails';
import type { FoundServices } from '@/lib/services/findServices';

/** The page of a service that the build did not know. Its services are live already (`fetchServices`). */
export default function FoundService({ found }: { readonly found: FoundServices }) {
  return <ServiceDetails services={[]} contentHash={0} found={found} pictures={[]} />;
}
