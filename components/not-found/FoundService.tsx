import { ServiceDetails } from '@/components/services/ServiceDetails';
import { WaysToBook } from '@/components/services/WaysToBook';
import { FirstVisit } from '@/components/visit/FirstVisit';
import type { FoundServices } from '@/lib/catalogue/findServices';
import { serviceTitle } from '@/lib/catalogue/title';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { fullTitle } from '@/lib/content/words';
import { hasClasses } from '@/lib/timetable/week';

/** The page of a service that the build did not know. Its services are live already (`fetchServices`). */
export default function FoundService({ found }: { readonly found: FoundServices }) {
  const { service } = found;
  const hasTimes = hasClasses(service);
  const built = { services: [service], contentHash: 0, found };
  return (
    <>
      <title>{fullTitle(serviceTitle(service))}</title>
      <ServiceDetails built={built}>
        {!hasTimes && <WaysToBook />}
        <FirstVisit
          content={firstVisit}
          prices={prices}
          price={service.price}
          bring={service.bring?.join('. ')}
          isOfClass
          continues={hasTimes}
        />
      </ServiceDetails>
    </>
  );
}
