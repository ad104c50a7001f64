import { BookingMail } from '@/components/services/BookingMail';
import { ServiceDetails } from '@/components/services/ServiceDetails';
import { WaysToBook } from '@/components/services/WaysToBook';
import { FirstVisit } from '@/components/visit/FirstVisit';
import type { FoundServices } from '@/lib/catalogue/findServices';
import { serviceHead } from '@/lib/catalogue/serviceHead';
import { fullTitle } from '@/lib/content/site';

/** The page of a service that the build did not know. Its services are live already (`fetchServices`). */
export default function FoundService({ found }: { readonly found: FoundServices }) {
  const { service } = found;
  const built = { services: [service], contentHash: 0, found };
  return (
    <>
      <title>{fullTitle(serviceHead(service).title)}</title>
      <ServiceDetails built={built} pictures={{}}>
        <WaysToBook mail={<BookingMail built={built} />} />
        <FirstVisit price={service.price} bring={service.bring?.join(' · ')} isOfClass />
      </ServiceDetails>
    </>
  );
}
