import { coachCard } from '@/components/services/coachCards';
import { ServiceDetails } from '@/components/services/ServiceDetails';
import type { FoundServices } from '@/lib/services/findServices';
import { coaches } from '@/lib/studio/coaches';

/** A service that is newer than the build, which has no pictures for its page. */
export default function FoundService({ found }: { readonly found: FoundServices }) {
  return (
    <ServiceDetails
      services={[]}
      dataHash={0}
      found={found}
      pictures={[]}
      coaches={coaches.map(coachCard)}
    />
  );
}
