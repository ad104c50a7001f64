import { ServiceDetails } from '@/components/services/ServiceDetails';
import { WaysToBook } from '@/components/services/WaysToBook';
import type { FoundServices } from '@/lib/services/findServices';
import { firstVisit, prices } from '@/lib/content/firstVisit';

/** The page of a service that the build did not know. Its services are live already (`fetchServices`). */
export default function FoundService({ found }: { readonly found: FoundServices }) {
  return (
    <ServiceDetails
      services={[]}
      contentHash={0}
      found={found}
      pictures={[]}
      visit={{ content: firstVisit, prices }}
    >
      <WaysToBook />
    </ServiceDetails>
  );
}
