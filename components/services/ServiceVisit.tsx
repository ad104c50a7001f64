import { FirstVisit } from '@/components/visit/FirstVisit';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import type { Service } from '@/lib/services/service';
import { hasClasses } from '@/lib/services/week';

/** What visitors ask before they come to a class, answered for this service. */
export default function ServiceVisit({ service }: { readonly service: Service }) {
  return (
    <FirstVisit
      content={firstVisit}
      prices={prices}
      price={service.price}
      bring={service.bring?.join(' · ')}
      isOfClass
      continues={hasClasses(service)}
    />
  );
}
